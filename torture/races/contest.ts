import type { ProblemCode } from '@pcf/contract/problem-codes';
import type { Answer } from '../../apps/server/src/testing/test-server.ts';
import type { OperationRequest } from '../shared/operation-request.ts';
import type { Fair } from './fair.ts';

/** One request that is ready to be sent, and whose it may be: each of many at once, or one person many times. */
export interface Ready {
  readonly request: OperationRequest;
  readonly tokens: readonly (string | undefined)[];
}

/** What happens where many send the same request at once. */
export interface Contest {
  /** Something new each time that the request is about. */
  prepare(fair: Fair): Promise<Ready>;
  /** One is answered with success and the others hear why not; or everybody is, for the reason given. */
  readonly winners: 'one' | { readonly all: string };
  /** What somebody may hear all the same, beside that a limit is reached. */
  readonly refusals?: readonly ProblemCode[];
  /** Whether everything that is left behind is what one leaves alone. */
  readonly leaves: 'as one' | 'each';
  /** Where an answer is a success in form and says itself what was done. */
  readonly won?: (body: Answer['body']) => boolean;
}

type Prepare = Contest['prepare'];

export const oneWins = (prepare: Prepare, won?: Contest['won']): Contest => ({
  prepare,
  winners: 'one',
  leaves: 'as one',
  ...(won ? { won } : {}),
});

/** Everybody may be answered with success, but it happens once. */
export const happensOnce = (all: string, prepare: Prepare): Contest => ({
  prepare,
  winners: { all },
  leaves: 'as one',
});

/** Everybody does something of their own. */
export const happensEachTime = (all: string, prepare: Prepare): Contest => ({
  prepare,
  winners: { all },
  leaves: 'each',
});

const tokensOf = (people: readonly { readonly token: string }[]) => people.map(({ token }) => token);

export const byBuyers = ({ buyers }: Fair, request: OperationRequest): Ready => ({ request, tokens: tokensOf(buyers) });
export const bySuppliers = ({ suppliers }: Fair, request: OperationRequest): Ready => ({
  request,
  tokens: tokensOf(suppliers),
});
export const byNobody = (request: OperationRequest): Ready => ({ request, tokens: [undefined] });
export const bySomebody = ({ token }: { readonly token: string }, request: OperationRequest): Ready => ({
  request,
  tokens: [token],
});

const listed = (list: unknown) => Array.isArray(list) && list.length === 1;
/** Of an answer that lists what was done. */
export const didOne = (field: string) => (body: Answer['body']) => listed(body[field]);
/** Of an answer that counts what was done. */
export const countedOne = (field: string) => (body: Answer['body']) => body[field] === 1;
export const invitedOne = ({ results }: Answer['body']) => (results as { outcome: string }[])[0]?.outcome === 'INVITED';
