/** How the tile in hand is turned on the map just now: the map and the options both turn it, and both show it. */
class Turning {
  /** Quarter turns, clockwise. */
  at = $state(0);
}

export const turning = new Turning();
