import { inTurn } from '../tokens/password-hash.ts';

/** Takes so many turns to hash a password, by default all and those to wait too, until the answer is called. */
export function fillTurns(count = 60): () => Promise<void> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const turns = Array.from({ length: count }, () => inTurn(() => over));
  const ended = Promise.allSettled(turns);
  return async () => {
    end();
    await ended;
  };
}
