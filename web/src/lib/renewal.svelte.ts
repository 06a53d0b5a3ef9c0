/** A new version of the site that lies ready: the lobby offers it, and a match that is being played never meets it. */
class Renewal {
  /** Takes it; null while there is none. */
  take = $state.raw<(() => void) | null>(null);
  /** Other pages of the site are open, which go on with the version that they have. */
  others = $state(false);
}

export const renewal = new Renewal();
