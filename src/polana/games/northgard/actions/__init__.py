"""The actions that cards are played for, a file for each (NG.explore, NG.move, NG.recruit, NG.build, NG.draw)."""
