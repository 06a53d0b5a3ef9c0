# Root: where factions begin.

why-root-homeland-taken = Somebody else begins there.
why-root-homeland-too-near = That is too near to the homeland of an enemy, and there are clearings farther away.
