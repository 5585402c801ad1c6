import { afterAll } from 'vitest';
import { completeAnswer, submitAnswer } from '../../../testing/answers.ts';
import { serverOfFile } from '../../../testing/api-test.ts';
import { type CreatedProduct, createProduct, registeredSupplier } from '../../../testing/exchange.ts';
import { registerCompany } from '../../../testing/joining.ts';
import type { Answer, TestServer } from '../../../testing/test-server.ts';
import { expectSoundLines } from './line-invariants.ts';

/** A customer with a supplier, and another customer that knows neither. */
export interface Reviewers {
  readonly server: TestServer;
  readonly buyer: string;
  readonly otherBuyer: string;
  readonly mill: { readonly id: string; readonly token: string };
  readonly forge: { readonly id: string; readonly token: string };
}

/**
 * For a whole test file, awaited at its top like the server; whatever it does, lines stay sound, unless it writes such
 * as nothing that is told of them has brought about.
 */
export async function reviewersOfFile({ soundLines = true } = {}): Promise<Reviewers> {
  const server = await serverOfFile({ demo: false });
  if (soundLines) afterAll(() => expectSoundLines(server));
  const buyer = (await registerCompany(server, 'mara@buyer.example', 'Buyer')).token;
  const otherBuyer = (await registerCompany(server, 'mara@other-buyer.example', 'Other buyer')).token;
  const mill = await registeredSupplier(server, buyer, 'mara@mill.example', 'Mill');
  const forge = await registeredSupplier(server, buyer, 'mara@forge.example', 'Forge');
  return { server, buyer, otherBuyer, mill, forge };
}

export interface RequestedOne extends CreatedProduct {
  readonly reference: string;
}

/** One request of the first customer's for products of its own. */
export async function requestOf(
  { server, buyer, mill }: Reviewers,
  products: readonly CreatedProduct[],
  supplierId = mill.id,
): Promise<string> {
  const { status, body } = await server.call('createEmissionRequest', {
    token: buyer,
    body: { supplierId, productIds: products.map(({ id }) => id) },
  });
  if (status !== 201) throw new Error(`Nothing was requested: ${JSON.stringify(body)}`);
  return String(body.requestReference);
}

export async function requestedOne(reviewers: Reviewers): Promise<RequestedOne> {
  const product = await createProduct(reviewers.server, reviewers.buyer);
  return { ...product, reference: await requestOf(reviewers, [product]) };
}

interface Submission {
  readonly version?: number;
  readonly value?: number;
  readonly by?: string;
  readonly form?: Readonly<Record<string, unknown>>;
}

/** The next version of a line, as its supplier submits it. */
export async function submit(
  { server, mill }: Reviewers,
  { id, reference }: Pick<RequestedOne, 'id' | 'reference'>,
  { version = 1, value = 1.5, by = mill.token, form = {} }: Submission = {},
): Promise<void> {
  const { status, body } = await submitAnswer(server, by, reference, id, {
    data: completeAnswer({ emissionValues: { value, confidence: 'VERY' } }),
    submissionVersion: version - 1,
    plausibilityConfirmation: 'Measured anew',
    ...form,
  });
  if (status !== 200) throw new Error(`Nothing was submitted: ${JSON.stringify(body)}`);
}

export async function submittedOne(reviewers: Reviewers): Promise<RequestedOne> {
  const one = await requestedOne(reviewers);
  await submit(reviewers, one);
  return one;
}

type Review = Readonly<Record<string, unknown>>;

export const accept = (
  { server, buyer }: Reviewers,
  { id, reference }: Pick<RequestedOne, 'id' | 'reference'>,
  body: Review = { version: 1 },
  token = buyer,
): Promise<Answer> =>
  server.call('acceptEmissionData', { token, params: { requestReference: reference, productId: id }, body });

export const reject = (
  { server, buyer }: Reviewers,
  { id, reference }: Pick<RequestedOne, 'id' | 'reference'>,
  body: Review = {},
  token = buyer,
): Promise<Answer> =>
  server.call('rejectEmissionData', {
    token,
    params: { requestReference: reference, productId: id },
    body: { reason: 'Not plausible', version: 1, ...body },
  });

export const details = (
  { server, buyer }: Reviewers,
  { id, reference }: Pick<RequestedOne, 'id' | 'reference'>,
  query: Readonly<Record<string, string>> = {},
  token = buyer,
): Promise<Answer> =>
  server.call('getEmissionDetails', { token, params: { requestReference: reference, productId: id }, query });

/** The line as it is stored, and what was told about it. */
export async function stored({ server }: Reviewers, lineId: string) {
  return server.database.asOwner(async (tx) => {
    const line = await tx.selectFrom('product_line').selectAll().where('id', '=', lineId).executeTakeFirstOrThrow();
    const history = await tx
      .selectFrom('line_history')
      .select(['event', 'from_status', 'to_status', 'comment', 'actor_organisation_id', 'supplier_organisation_id'])
      .where('line_id', '=', lineId)
      .orderBy('sequence')
      .execute();
    const notices = await tx
      .selectFrom('line_notice')
      .select(['kind', 'recipient_organisation_id', 'comment'])
      .where('line_id', '=', lineId)
      .where('kind', 'in', ['ACCEPTED', 'REJECTED', 'WITHDRAWN'])
      .orderBy('id')
      .execute();
    const submissions = await tx
      .selectFrom('submission')
      .select(['version', 'outcome', 'review_comment', 'reviewed_by', 'reviewed_at'])
      .where('line_id', '=', lineId)
      .orderBy('version')
      .execute();
    return { line, history, notices, submissions };
  });
}
