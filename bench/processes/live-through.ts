import { randomUUID } from 'node:crypto';
import { type Answer, succeeded } from '../people/call-api.ts';
import {
  type Asked,
  acceptanceOf,
  customerPath,
  shortAnswer,
  submissionOf,
  supplierPath,
} from '../people/exchange-steps.ts';
import type { Person } from '../people/signed-in-people.ts';
import type { Cluster } from './cluster.ts';

export interface Pair {
  readonly customer: Person;
  readonly supplier: Person;
}

/** What the servers have acknowledged of one product, for the database to be compared with. */
export interface Life {
  readonly productId: string;
  readonly outcome: 'ACCEPTED' | 'REJECTED';
}

export type Violated = (what: string) => void;

const drafts = 3;

/** What people look at in between. */
const customerReads = ['/api/product/purchased-products?limit=10', '/api/customer/emission-requests?limit=10'];
const supplierReads = ['/api/product/received-product-requests?limit=10', '/api/notifications?limit=10'];

/**
 * One product from its creation to its review. Every write is read at once through another process; what only one of
 * several may win is asked of several processes at one moment.
 */
export async function liveThrough(cluster: Cluster, { customer, supplier }: Pair, violated: Violated): Promise<Life> {
  const check = (holds: boolean, what: string) => {
    if (!holds) violated(what);
  };
  const look = async (person: Person, paths: readonly string[]) => {
    for (const path of paths) await succeeded(cluster.call(person, { path }));
  };

  const { productId } = await create(cluster, customer, check);
  await look(customer, customerReads);
  const asked = await ask(cluster, { customer, supplier }, productId, check);
  await look(supplier, supplierReads);
  await draft(cluster, supplier, asked, check);

  const submitted = await cluster.together(supplier, [submissionOf(asked), submissionOf(asked)]);
  const submission = onlyWinner(submitted, check, 'a submission');
  const waiting = await cluster.atAnother(submission, customer, { path: customerPath(asked) });
  check(waiting.body.productRequestStatus === 'PENDING_REVIEW', 'a submission was not seen at once');
  check(submission.body.submissionVersion === 1, 'the version of a submission did not rise by one');
  await look(customer, customerReads);

  const rejection = {
    method: 'POST',
    path: `${customerPath(asked)}/reject`,
    body: { reason: 'Too vague', version: 1 },
  } as const;
  const reviewed = await cluster.together(customer, [acceptanceOf(asked), rejection, acceptanceOf(asked)]);
  const review = onlyWinner(reviewed, check, 'a review');
  const outcome = reviewed.indexOf(review) === 1 ? 'REJECTED' : 'ACCEPTED';
  const seen = await cluster.atAnother(review, supplier, { path: supplierPath(asked) });
  const status = { ACCEPTED: 'COMPLETED', REJECTED: 'REJECTED' }[outcome];
  check(seen.body.productRequestStatus === status, 'a review was not seen at once');
  await look(supplier, supplierReads);
  return { productId, outcome };
}

type Check = (holds: boolean, what: string) => void;

/** Twice with one key, at two processes at one moment, and once more afterwards. */
async function create(cluster: Cluster, customer: Person, check: Check): Promise<{ productId: string }> {
  const name = `Product ${randomUUID()}`;
  const call = {
    method: 'POST',
    path: '/api/customer/products',
    body: { name, internalReference: name },
    idempotencyKey: randomUUID(),
  } as const;
  const atOnce = await cluster.together(customer, [call, call]);
  const again = await cluster.call(customer, call);
  const answers = [...atOnce, again];
  check(
    answers.every(({ status }) => status === 201),
    'a call with an Idempotency-Key failed',
  );
  check(new Set(answers.map(({ body }) => body.id)).size === 1, 'an Idempotency-Key was answered in two ways');
  check(answers.filter(({ replayed }) => !replayed).length === 1, 'an Idempotency-Key did its work twice');
  const productId = String(again.body.id);
  const listed = await cluster.atAnother(again, customer, {
    path: `/api/product/purchased-products?limit=10&textSearch=${encodeURIComponent(name)}`,
  });
  check(listed.body.data?.length === 1, 'a new product was not listed at once, once');
  return { productId };
}

async function ask(cluster: Cluster, { customer, supplier }: Pair, productId: string, check: Check): Promise<Asked> {
  const answer = await cluster.call(customer, {
    method: 'POST',
    path: '/api/customer/emission-requests',
    body: { supplierId: supplier.organisationId, productIds: [productId] },
  });
  check(answer.status === 201, 'a product could not be asked for');
  const asked = { productId, requestReference: String(answer.body.requestReference) };
  const seen = await cluster.atAnother(answer, supplier, { path: supplierPath(asked) });
  check(seen.body.productRequestStatus === 'REQUESTED', 'a request was not seen at once');
  return asked;
}

/** One after another, and the last one of two who began from the same version. */
async function draft(cluster: Cluster, supplier: Person, asked: Asked, check: Check): Promise<void> {
  const saving = (draftVersion: number, comment: string) =>
    ({
      method: 'PUT',
      path: `${supplierPath(asked)}/draft`,
      body: { data: { ...shortAnswer, comment }, draftVersion },
    }) as const;
  for (let version = 0; version < drafts; version += 1) {
    const comment = `Draft ${version}`;
    const saved = await cluster.call(supplier, saving(version, comment));
    check(saved.body.draftVersion === version + 1, 'the version of a draft did not rise by one');
    const { body } = await cluster.atAnother(saved, supplier, { path: supplierPath(asked) });
    const isRead = body.draft?.version === version + 1 && body.draft.data.comment === comment;
    check(isRead, 'a draft was not read at once as it was saved');
  }
  const saved = await cluster.together(supplier, [saving(drafts, 'Here'), saving(drafts, 'There')]);
  const winner = onlyWinner(saved, check, 'a draft');
  const { body } = await cluster.atAnother(winner, supplier, { path: supplierPath(asked) });
  const comment = saved.indexOf(winner) === 0 ? 'Here' : 'There';
  check(body.draft?.version === drafts + 1 && body.draft.data.comment === comment, 'a draft that lost was kept');
}

function onlyWinner(answers: readonly Answer[], check: Check, what: string): Answer {
  const winners = answers.filter(({ status }) => status === 200);
  check(winners.length === 1, `${what} was won ${winners.length} times`);
  check(
    answers.every(({ status }) => status === 200 || status === 409),
    `${what} failed otherwise than by losing`,
  );
  const [winner] = winners;
  if (!winner)
    throw new Error(`Nobody won ${what}: ${JSON.stringify(answers.map(({ status, body }) => [status, body.code]))}`);
  return winner;
}
