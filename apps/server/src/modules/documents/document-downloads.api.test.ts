import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, expectSameProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { type AskedLine, addDocument, addSubmission, askedLine, pdf, storageKeyOf } from '../../testing/library.ts';
import { tokenOf } from '../../testing/members.ts';
import { attachDocuments } from './known-documents.service.ts';

let asked: AskedLine;
let other: AskedLine;
let submitted: string;
let kept: string;

const server = await serverOfFile();
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
const camille = await tokenOf(server, 'camille.laurent@maison-verdier.example');
beforeAll(async () => {
  asked = await askedLine(server, lena, 'eva@mill.example');
  other = await askedLine(server, lena, 'paul@jars.example');
  submitted = (await addDocument(server, asked.supplier.token, pdf('submitted'), 'Prüfbericht "1".pdf')).id;
  kept = (await addDocument(server, asked.supplier.token, pdf('kept'))).id;
  await addSubmission(server, asked);
  await server.database.forNewOrganisation(asked.supplier.id, (tx) =>
    attachDocuments(tx, { ...asked, version: 1, supplierOrganisationId: asked.supplier.id }, [submitted]),
  );
});

type Side = 'downloadAnswerDocument' | 'downloadSubmittedDocument';
const fetchDocument = (side: Side, token: string | undefined, attachmentId: string, line: Partial<AskedLine> = asked) =>
  server.call(side, {
    ...(token ? { token } : {}),
    params: {
      requestReference: line.requestReference ?? '',
      productId: line.productId ?? '',
      attachmentId,
    },
  });
const supplierFetches = fetchDocument.bind(undefined, 'downloadAnswerDocument');
const customerFetches = fetchDocument.bind(undefined, 'downloadSubmittedDocument');

describe.each([
  ['downloadAnswerDocument', () => supplierFetches(asked.supplier.token, submitted)],
  ['downloadSubmittedDocument', () => customerFetches(lena, submitted)],
] as const)('%s', (_name, download) => {
  it('sends the file as it came, to be kept and never shown as something else', async () => {
    const { status, headers, body } = await download();
    expect({ status, text: body.text }).toEqual({ status: 200, text: pdf('submitted') });
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="Pr_fbericht 1.pdf"; filename*=UTF-8\'\'Pr%C3%BCfbericht%201.pdf',
    );
  });
});

describe('a supplier', () => {
  it('fetches what it has not submitted yet', async () => {
    expect(await supplierFetches(asked.supplier.token, kept)).toMatchObject({
      status: 200,
      body: { text: pdf('kept') },
    });
  });

  it('finds nothing by another line, another product, or of another organisation', async () => {
    const refused = [
      await supplierFetches(asked.supplier.token, randomUUID()),
      await supplierFetches(other.supplier.token, submitted),
      await supplierFetches(other.supplier.token, submitted, other),
      await supplierFetches(asked.supplier.token, submitted, other),
      await supplierFetches(asked.supplier.token, submitted, { ...asked, productId: other.productId }),
      await supplierFetches(lena, submitted),
      await supplierFetches(camille, submitted),
    ];
    expectSameProblem(refused, 'NOT_FOUND');
  });
});

describe('a customer', () => {
  it('finds nothing but what was submitted for its line', async () => {
    const refused = [
      await customerFetches(lena, randomUUID()),
      await customerFetches(lena, kept),
      await customerFetches(lena, submitted, other),
      await customerFetches(camille, submitted),
      await customerFetches(asked.supplier.token, submitted),
    ];
    expectSameProblem(refused, 'NOT_FOUND');
  });

  it('still finds a document by an older reference of the line', async () => {
    const { requestReference } = asked;
    await server.call('deleteProducts', { token: lena, body: { productIds: [asked.productId], cancelOnly: true } });
    const { body } = await server.call('resendRequests', {
      token: lena,
      body: { items: [{ productId: asked.productId }] },
    });
    const [sent] = body.sent as { requestReference: string }[];
    for (const reference of [requestReference, sent?.requestReference ?? '']) {
      const line = { ...asked, requestReference: reference };
      expect((await customerFetches(lena, submitted, line)).status).toBe(200);
      expect((await supplierFetches(asked.supplier.token, submitted, line)).status).toBe(200);
    }
  });
});

describe('a download', () => {
  it('is for those who are signed in, and names a line and a document', async () => {
    for (const side of ['downloadAnswerDocument', 'downloadSubmittedDocument'] as const) {
      expectProblem(await fetchDocument(side, undefined, submitted), 'UNAUTHENTICATED');
      expectProblem(await fetchDocument(side, lena, 'x'), 'VALIDATION_FAILED');
      expectProblem(
        await fetchDocument(side, lena, submitted, { ...asked, requestReference: 'x' }),
        'VALIDATION_FAILED',
      );
    }
  });

  it('says that it cannot be had now where the store lost the file, and logs why', async () => {
    const { id } = await addDocument(server, asked.supplier.token);
    await server.app.documents.remove(await storageKeyOf(server, id));
    const answer = await supplierFetches(asked.supplier.token, id);
    expectProblem(answer, 'UNAVAILABLE');
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(server.logLines.at(-2) ?? '').toContain('ENOENT');
    await server.database.asOwner((tx) => sql`delete from document where id = ${id}`.execute(tx));
  });
});
