/** Notices are offered when they make sense: the first time that somebody leaves a table at which others play on. */
export interface Left {
  table: string;
  key: string;
}

const OFFERED = 'polana.offered';

class Leaving {
  /** The table that was left a moment ago. */
  just = $state.raw<Left | null>(null);

  /** Somebody goes away from a table; it is offered once per browser. */
  note(left: Left): void {
    if (localStorage.getItem(OFFERED)) return;
    localStorage.setItem(OFFERED, left.table);
    this.just = left;
  }
}

export const leaving = new Leaving();
