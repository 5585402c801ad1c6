import { idempotencyKeyHeader, takesIdempotencyKey } from '@pcf/contract/operations/idempotency';
import type { Operation } from '@pcf/contract/operations/operation';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { takeTime } from '../database/take-time.ts';
import { concludingOnce } from './concluding-once.ts';
import { type IdempotentRequest, idempotentRequest, isKnownKey, type StoredAnswer } from './idempotency.ts';
import type { AuthenticatedCall, OperationName, UploadHandler } from './operation-handler.ts';
import { receiveFile } from './receive-file.ts';
import { removeFile, uploadPath } from './upload-files.ts';

interface UploadCall extends AuthenticatedCall {
  readonly name: OperationName;
  readonly operation: Operation;
  readonly request: FastifyRequest;
  readonly input: CheckedInput<OperationName>;
}

/** Gives the handler the file of a request, and takes the file away again. */
export async function answerUpload(
  database: Database,
  handler: UploadHandler<OperationName>,
  { name, operation, request, credential, caller, input }: UploadCall,
): Promise<StoredAnswer> {
  const path = await uploadPath();
  const key = takesIdempotencyKey(operation) ? request.headers[idempotencyKeyHeader.toLowerCase()] : undefined;
  let idempotent: IdempotentRequest | undefined;
  const steps = concludingOnce(database, { credential, caller }, () => idempotent);
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
          const file = await receiveFile(request, path, handler.mostBytes);
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
