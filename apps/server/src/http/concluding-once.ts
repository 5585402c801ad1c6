import type { Database } from '../database/database.ts';
import { earlierAnswer, type IdempotentRequest, once } from './idempotency.ts';
import type { AuthenticatedCall, OperationName, Steps } from './operation-handler.ts';

/** How a call of several transactions ends: once for each Idempotency-Key, which may be known only when it is asked for. */
export function concludingOnce(
  database: Database,
  { credential, caller }: AuthenticatedCall,
  keyed: () => IdempotentRequest | undefined,
): Steps<OperationName> {
  return {
    credential,
    caller,
    async earlierAnswer() {
      const request = keyed();
      return request && database.write(credential, (tx) => earlierAnswer(tx, caller, request));
    },
    conclude: (work) =>
      database.write(credential, async (tx, now) => {
        const request = keyed();
        return request ? once(tx, now, request, () => work(tx, now)) : { body: await work(tx, now), replayed: false };
      }),
  };
}
