import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { sha256 } from './sha256';

// The examples of FIPS 180-4.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('the hash of a text is that of the standard', (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

test('the page computes the hashes that everybody computes', () => {
  for (const text of [
    '',
    'abc',
    'polana deal 00ff 7',
    'ż'.repeat(200),
    ...Array.from({ length: 130 }, (_, i) => 'x'.repeat(i)),
  ]) {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
