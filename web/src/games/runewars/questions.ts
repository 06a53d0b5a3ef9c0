/** Questions of Runewars that the page shows in the same way, by their ids. */

/** Which area takes the activation token? */
export const ACTIVATES: ReadonlySet<string> = new Set(['ask-runewars-activate', 'ask-runewars-activate-again']);
export const RECRUITS: ReadonlySet<string> = new Set(['ask-runewars-recruit', 'ask-runewars-recruit-again']);
/** Who of those with equal bids? */
export const TIED: ReadonlySet<string> = new Set(['ask-runewars-tied-first', 'ask-runewars-tied-last']);
/** Which of one's own units takes damage? */
export const DAMAGES: ReadonlySet<string> = new Set(['ask-runewars-damage', 'ask-runewars-which-damage']);
/** Which of the enemy's units? */
export const ENEMIES: ReadonlySet<string> = new Set(
  ['crack-shot', 'charge', 'word-of-vaal', 'overpower', 'terrifying', 'flaming-breath'].map(
    (about) => `ask-runewars-${about}`,
  ),
);
/** Where does a hero go? */
export const HEROES_GO: ReadonlySet<string> = new Set(['ask-runewars-hero-step', 'ask-runewars-hero-move-to']);
export const DUELS = 'ask-runewars-duel-card';
/** With these something new begins: what was chosen before is no longer marked as chosen. */
export const ANEW: ReadonlySet<string> = new Set([
  ...ACTIVATES,
  ...[
    'order',
    'deed',
    'march',
    'strategize',
    'quest-hero',
    'tile',
    'marker',
    'rune-where',
    'home-marker',
    'start-stronghold',
    'muster-where',
    'start-hero',
  ].map((about) => `ask-runewars-${about}`),
]);
