from tests.records import records_elsewhere


def test_the_same_seed_gives_the_same_record_whatever_the_hash_seed():
    assert records_elsewhere(3, PYTHONHASHSEED="1") == records_elsewhere(3, PYTHONHASHSEED="2")
