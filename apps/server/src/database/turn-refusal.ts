/**
 * Why work was not begun: too much of the same caller's waits already, it waited too long for its turn, or whoever asked
 * has gone.
 */
export type TurnRefusalReason = 'CROWDED' | 'WAITED_TOO_LONG' | 'GONE';

export class TurnRefusal extends Error {
  readonly reason: TurnRefusalReason;

  constructor(reason: TurnRefusalReason) {
    super(`Work was not begun: ${reason}`);
    this.reason = reason;
  }
}
