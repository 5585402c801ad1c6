import { inTurn } from '../tokens/hash-turns.ts';

/** Takes every turn to hash a password, those to wait too, until the answer is called. */
export function fillTurns(): () => Promise<void> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const turns = Array.from({ length: 60 }, () => inTurn(() => over));
  const ended = Promise.allSettled(turns);
  return async () => {
    end();
    await ended;
  };
}
