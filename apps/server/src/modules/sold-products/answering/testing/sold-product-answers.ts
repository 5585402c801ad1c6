import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Answering, type Asked, asOwner } from '../../../../testing/answering.ts';
import { completeAnswer } from '../../../../testing/answers.ts';
import { createProduct } from '../../../../testing/exchange.ts';
import type { SoldProduct } from '../../../../testing/sold-products.ts';
import type { TestServer } from '../../../../testing/test-server.ts';

export type Answered = OperationOutput<'answerWithTemplates'>;
export type Matches = OperationOutput<'listTemplateMatches'>;
type Item = Partial<OperationInput<'answerWithTemplates'>['body']['items'][number]>;

/** An item for a line that was never answered, with the newest data. */
export const itemOf = ({ lineId }: Asked, { id, dataVersion }: SoldProduct, more: Item = {}) => ({
  lineId,
  templateId: id,
  dataVersion,
  submissionVersion: 0,
  ...more,
});

export const sendItems = (
  { server, mill }: Answering,
  body: Readonly<Record<string, unknown>>,
  { token = mill.token, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
) => server.call('answerWithTemplates', { token, body: { customers: [], ...body }, headers });

/** For bodies that are taken, whatever becomes of each item. */
export async function answerItems(...given: Parameters<typeof sendItems>): Promise<Answered> {
  const { status, body } = await sendItems(...given);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Answered;
}

export async function matchesOf(
  server: TestServer,
  token: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Matches> {
  const { status, body } = await server.call('listTemplateMatches', { token, query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Matches;
}

/** Several products that one request asks for. */
export async function askForMany({ server, buyer, mill }: Answering, names: readonly string[]): Promise<Asked[]> {
  const productIds: string[] = [];
  for (const name of names) productIds.push((await createProduct(server, buyer, { name })).id);
  const { status, body } = await server.call('createEmissionRequest', {
    token: buyer,
    body: { supplierId: mill.id, productIds },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  const reference = String(body.requestReference);
  const lines = await asOwner(
    server,
    sql<{ id: string; product_id: string }>`
      select id, product_id from product_line where product_id = any(${productIds}::uuid[])`,
  );
  const lineOf = new Map(lines.map((line) => [line.product_id, line.id]));
  return productIds.map((id) => ({
    id,
    lineId: lineOf.get(id) ?? '',
    reference,
    params: { requestReference: reference, productId: id },
  }));
}

export const customerIdOf = async (server: TestServer, name: string): Promise<string> => {
  const [found] = await asOwner(server, sql<{ id: string }>`select id from organisation where name = ${name}`);
  return found?.id ?? '';
};

export const codesOf = ({ skipped }: Answered) => skipped.map(({ code }) => code);

/** One more version of a template, with another value. */
export async function publish(
  { server, mill }: Answering,
  { id, name, internalReference }: SoldProduct,
  value: number,
) {
  const { status, body } = await server.call('updateTemplate', {
    token: mill.token,
    params: { templateId: id },
    query: { updateEmissionData: 'true' },
    body: { name, internalReference, data: completeAnswer({ emissionValues: { value } }) },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as SoldProduct;
}
