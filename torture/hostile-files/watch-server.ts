import { setTimeout as wait } from 'node:timers/promises';
import { residentMemory } from '../../bench/transfer/resident-memory.ts';

const betweenLooksMilliseconds = 50;

export interface Seen {
  /** How long the slowest of the other requests took that were sent meanwhile. */
  readonly slowestMilliseconds: number;
  /** The most memory that the process had. */
  readonly peakBytes: number;
}

export interface Watch {
  /** Since it was asked last. */
  seen(): Seen;
  stop(): Promise<void>;
}

/** Asks a server for what costs it nothing, again and again, while something else is going on. */
export function watchServer(url: string): Watch {
  let [slowestMilliseconds, peakBytes, isOver] = [0, 0, false];
  let askedAt = performance.now();
  const look = async () => {
    while (!isOver) {
      askedAt = performance.now();
      peakBytes = Math.max(peakBytes, await residentMemory(url));
      slowestMilliseconds = Math.max(slowestMilliseconds, performance.now() - askedAt);
      await wait(betweenLooksMilliseconds);
    }
  };
  const looking = look();
  // The one who stops it hears of it.
  looking.catch(() => {});
  return {
    seen() {
      const seen = { slowestMilliseconds: Math.max(slowestMilliseconds, performance.now() - askedAt), peakBytes };
      [slowestMilliseconds, peakBytes] = [0, 0];
      return seen;
    },
    stop() {
      isOver = true;
      return looking;
    },
  };
}
