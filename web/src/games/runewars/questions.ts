/** Questions of Runewars that the page shows in the same way, by their ids. */

/** Which area takes the activation token? */
export const ACTIVATES: ReadonlySet<string> = new Set(['ask-runewars-activate', 'ask-runewars-activate-again']);
export const RECRUITS: ReadonlySet<string> = new Set(['ask-runewars-recruit', 'ask-runewars-recruit-again']);
/** Who of those with equal bids? */
export const TIED: ReadonlySet<string> = new Set(['ask-runewars-tied-first', 'ask-runewars-tied-last']);
/** Whom does it hit? */
export const ROUTS: ReadonlySet<string> = new Set(['ask-runewars-rout']);
export const DAMAGES: ReadonlySet<string> = new Set(['ask-runewars-damage', 'ask-runewars-which-damage']);
export const FORTIFIES = 'ask-runewars-fortification';
export const RETREATS = 'ask-runewars-retreat-to';
export const DUELS = 'ask-runewars-duel-card';
