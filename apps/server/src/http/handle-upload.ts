import { idempotencyKeyHeader, takesIdempotencyKey } from '@pcf/contract/operations/idempotency';
import type { Operation } from '@pcf/contract/operations/operation';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import {
  earlierAnswer,
  type IdempotentRequest,
  idempotentRequest,
  isKnownKey,
  once,
  type StoredAnswer,
} from './idempotency.ts';
import type { AuthenticatedCall, OperationName, Steps, UploadHandler } from './operation-handler.ts';
import { receiveFile } from './receive-file.ts';
import { removeFile, temporaryPath } from './temporary-files.ts';

interface UploadCall extends AuthenticatedCall {
  readonly name: OperationName;
  readonly operation: Operation;
  readonly request: FastifyRequest;
  readonly input: CheckedInput<OperationName>;
}

/** Gives the handler the file of a request, and takes the file away again. */
export async function handleUpload(
  database: Database,
  handler: UploadHandler<OperationName>,
  { name, operation, request, credential, caller, input }: UploadCall,
): Promise<StoredAnswer> {
  const path = await temporaryPath('upload');
  const key = takesIdempotencyKey(operation) ? request.headers[idempotencyKeyHeader.toLowerCase()] : undefined;
  let idempotent: IdempotentRequest | undefined;
  const steps = concludingOnce(database.write, { credential, caller }, () => idempotent);
  try {
    return await handler.take(
      {
        ...steps,
        isRepetition: async (tx) => typeof key === 'string' && isKnownKey(tx, caller, key),
        conclude: (work) =>
          steps.conclude(async (tx, now) => {
            await takeTime(tx);
            return work(tx, now);
          }),
        async receive() {
          const file = await receiveFile(request, path, handler.maxBytes);
          if (typeof key === 'string') {
            idempotent = idempotentRequest(key, name, operation, { input, file: file.sha256 });
          }
          return file;
        },
      },
      input,
    );
  } finally {
    await removeFile(path);
  }
}

/** The transaction may take as long as it takes, as a file of a million rows does; calls are bounded otherwise. */
export async function takeTime(tx: Tx): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.execute(tx);
}

/** How a call of several transactions ends: once for each Idempotency-Key, which may be known only when it is asked for. */
export function concludingOnce(
  write: Database['writeOwn'],
  { credential, caller }: AuthenticatedCall,
  keyed: () => IdempotentRequest | undefined,
): Steps<OperationName> {
  return {
    credential,
    caller,
    async earlierAnswer() {
      const request = keyed();
      return request && write(credential, (tx) => earlierAnswer(tx, caller, request));
    },
    conclude: (work) =>
      write(credential, async (tx, now) => {
        const request = keyed();
        return request ? once(tx, now, request, () => work(tx, now)) : { body: await work(tx, now), replayed: false };
      }),
  };
}
