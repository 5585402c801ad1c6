import { PactError } from '../pact-error.ts';

/** Where a list goes on: behind this one. It says nothing that could lapse, so that a link to a next page holds for good. */
export const writePlace = (sequence: string) => Buffer.from(`after ${sequence}`).toString('base64url');

export function placeOf(cursor: unknown): string | null {
  if (cursor === undefined) return null;
  const [, sequence] = /^after (\d{1,18})$/.exec(Buffer.from(String(cursor), 'base64url').toString()) ?? [];
  if (typeof cursor !== 'string' || sequence === undefined)
    throw new PactError('BadRequest', 'The cursor is not one of ours');
  return sequence;
}
