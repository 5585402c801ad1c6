import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../../http/testing/expect-problem.ts';
import {
  type Answering,
  type Asked,
  answeringOfFile,
  askFor,
  asOwner,
  serveOtherBuyer,
} from '../../../testing/answering.ts';
import { saveDraft, submitAnswer } from '../../../testing/answers.ts';
import { createSoldProduct, type SoldProduct } from '../../../testing/sold-products.ts';
import { customerIdOf, type Matches, matchesOf } from './testing/sold-product-answers.ts';

const nobodys = '00000000-0000-4000-8000-000000000000';

const all = await answeringOfFile();
let other: Answering;
const asked: Record<string, Asked> = {};
const sold: Record<string, SoldProduct> = {};

beforeAll(async () => {
  other = await serveOtherBuyer(all);
  const { server, mill } = all;
  const template = async (name: string, internalReference: string, more: Record<string, unknown> = {}) => {
    sold[internalReference] = await createSoldProduct(server, mill.token, { name, internalReference, ...more });
  };
  await template('Aluminium sheet 0.5 mm', 'AL-05');
  await template('Aluminium sheet 0.8 mm', 'AL-08');
  await template('Aluminium sheet 1.0 mm', 'AL-10');
  await template('Aluminium sheet 1.2 mm', 'AL-12');
  await template('Copper wire', 'CU-1', { data: undefined });
  asked.sheet = await askFor(
    all,
    { dueDate: '2099-01-31' },
    { name: 'Sheet of aluminium 0.8 mm', internalReference: 'X-1' },
  );
  asked.wire = await askFor(all, {}, { name: 'Something round', internalReference: 'cu-1' });
  asked.named = await askFor(other, {}, { name: 'ALUMINIUM SHEET 1.2 MM', internalReference: 'X-3' });
  asked.unlike = await askFor(all, {}, { name: 'Paper bag', internalReference: 'X-4' });
  await asOwner(
    server,
    sql`update product_line set supplier_product_reference = 'al-05' where id = ${asked.named.lineId}`,
  );
});

const list = (query: Readonly<Record<string, string>> = {}, token = all.mill.token) =>
  matchesOf(all.server, token, query);
const namesOf = ({ data }: Matches) => data.map(({ name }) => name);
const of = ({ data }: Matches, { lineId }: Asked | undefined = { lineId: '' } as Asked) =>
  data.find((match) => match.lineId === lineId);
const confirm = (matches: readonly unknown[], token = all.mill.token) =>
  all.server.call('confirmTemplateMatches', { token, body: { matches } });
const one = (name: string) => asked[name] as Asked;
const sale = (reference: string) => sold[reference] as SoldProduct;

describe('listTemplateMatches', () => {
  it('offers what fits, by reference before likeness of names, never more than three and always the same', async () => {
    const found = await list();
    expect(namesOf(found)).toEqual([
      'Paper bag',
      'ALUMINIUM SHEET 1.2 MM',
      'Something round',
      'Sheet of aluminium 0.8 mm',
    ]);
    expect(found.metadata).toEqual({ count: 4 });
    const offersOf = (name: string) =>
      of(found, asked[name])?.offers.map(({ template, reason }) => `${reason} ${template.internalReference}`);
    expect(offersOf('sheet')).toEqual(['NAME AL-08', 'NAME AL-05', 'NAME AL-10']);
    expect(offersOf('wire')).toEqual(['REFERENCE CU-1']);
    expect(offersOf('named')).toEqual(['REFERENCE AL-05', 'NAME AL-12', 'NAME AL-10']);
    expect(offersOf('unlike')).toEqual([]);
    expect(of(found, asked.sheet)).toMatchObject({
      productId: one('sheet').id,
      requestReference: one('sheet').reference,
      internalReference: 'X-1',
      customer: { name: 'Buyer' },
      supplierProductReference: null,
      productRequestStatus: 'REQUESTED',
      dueDate: '2099-01-31',
      submissionVersion: 0,
      hasDraft: false,
      canSubmit: true,
      confirmed: null,
    });
    expect(of(found, asked.named)?.offers[1]).toMatchObject({
      similarity: 1,
      template: { complete: true, dataVersion: 1 },
    });
    // It cannot be used yet, which is shown.
    expect(of(found, asked.wire)?.offers[0]?.template).toMatchObject({
      complete: false,
      dataVersion: 0,
      validity: null,
    });
    expect(await list()).toEqual(found);
  });

  it('is narrowed by words, customers, template and lines', async () => {
    expect(namesOf(await list({ textSearch: 'paper' }))).toEqual(['Paper bag']);
    const customerIds = await customerIdOf(all.server, 'Other buyer');
    expect(namesOf(await list({ customerIds }))).toEqual(['ALUMINIUM SHEET 1.2 MM']);
    expect(namesOf(await list({ templateId: sale('AL-12').id }))).toEqual([
      'ALUMINIUM SHEET 1.2 MM',
      'Sheet of aluminium 0.8 mm',
    ]);
    // What is asked for is offered although three fit better.
    const asks = of(await list({ templateId: sale('AL-12').id }), asked.sheet);
    expect(asks?.offers.map(({ template }) => template.internalReference)).toContain('AL-12');
    expect(namesOf(await list({ templateId: sale('CU-1').id }))).toEqual(['Something round']);
    expect(await list({ templateId: nobodys })).toEqual({ data: [], metadata: { count: 0 } });
    const lineIds = `${one('sheet').lineId},${one('unlike').lineId},${nobodys}`;
    expect(namesOf(await list({ lineIds }))).toEqual(['Paper bag', 'Sheet of aluminium 0.8 mm']);
    expect(namesOf(await list({ limit: '2', pageNumber: '1' }))).toEqual([
      'Something round',
      'Sheet of aluminium 0.8 mm',
    ]);
  });

  it('is what waits unless another status is asked for, and nothing that can only be read', async () => {
    const { server, mill, buyer } = all;
    const answered = await askFor(all, {}, { name: 'Zinc bar' });
    await submitAnswer(server, mill.token, answered.reference, answered.id);
    const drafted = await askFor(all, {}, { name: 'Zinc rod' });
    await saveDraft(server, mill.token, drafted.reference, drafted.id);
    const archived = await askFor(all, {}, { name: 'Zinc pipe' });
    await submitAnswer(server, mill.token, archived.reference, archived.id);
    await server.call('deleteProducts', { token: buyer, body: { productIds: [archived.id] } });
    const found = await list({ textSearch: 'zinc' });
    expect(found.data).toMatchObject([{ name: 'Zinc rod', hasDraft: true }]);
    expect(namesOf(await list({ textSearch: 'zinc', productRequestStatus: 'PENDING_REVIEW' }))).toEqual(['Zinc bar']);
    const named = await list({ lineIds: `${answered.lineId},${archived.lineId}` });
    expect(named.data).toMatchObject([{ name: 'Zinc bar', submissionVersion: 1, canSubmit: true }]);
  });

  it('is nobody else’s, and refuses what it does not know', async () => {
    for (const token of [all.quarry.token, all.buyer, all.otherBuyer]) {
      expect(await list({}, token)).toEqual({ data: [], metadata: { count: 0 } });
      expect((await list({ lineIds: one('sheet').lineId }, token)).data).toEqual([]);
    }
    expectProblem(await all.server.call('listTemplateMatches'), 'UNAUTHENTICATED');
    for (const query of [{ state: 'MAYBE' }, { templateId: 'x' }, { lineIds: 'x' }, { limit: '0' }]) {
      expectProblem(
        await all.server.call('listTemplateMatches', { token: all.mill.token, query: query as never }),
        'VALIDATION_FAILED',
      );
    }
    expectProblem(
      await all.server.call('listTemplateMatches', {
        token: all.mill.token,
        query: { pageNumber: '2000', limit: '10' },
      }),
      'PAGE_TOO_DEEP',
    );
  });
});

describe('confirmTemplateMatches', () => {
  it('remembers what somebody says, which comes first from then on and is no offer any more', async () => {
    const { status, body } = await confirm([
      { lineId: one('sheet').lineId, templateId: sale('CU-1').id },
      { lineId: one('named').lineId, templateId: sale('AL-12').id },
      { lineId: one('sheet').lineId, templateId: sale('AL-08').id },
    ]);
    expect([status, body]).toEqual([200, { confirmed: 2, forgotten: 0, skipped: [] }]);
    const confirmed = await list({ state: 'CONFIRMED' });
    expect(confirmed.data.map((match) => match.confirmed?.internalReference)).toEqual(['AL-12', 'AL-08']);
    expect(confirmed.metadata).toEqual({ count: 2 });
    expect(of(confirmed, asked.sheet)?.offers.map(({ template }) => template.internalReference)).toEqual([
      'AL-05',
      'AL-10',
      'AL-12',
    ]);
    expect(namesOf(await list({ state: 'OPEN', textSearch: 'aluminium' }))).toEqual([]);
    // It fits, but somebody said otherwise.
    expect(namesOf(await list({ templateId: sale('AL-12').id }))).toEqual(['ALUMINIUM SHEET 1.2 MM']);
    expect((await confirm([{ lineId: one('sheet').lineId, templateId: null }])).body).toMatchObject({ forgotten: 1 });
    expect((await confirm([{ lineId: one('sheet').lineId, templateId: null }])).body).toMatchObject({ forgotten: 0 });
    expect(of(await list(), asked.sheet)?.confirmed).toBeNull();
  });

  it('skips lines and templates of others as if they had never been', async () => {
    const foreign = await createSoldProduct(all.server, all.quarry.token);
    const { body } = await confirm([
      { lineId: nobodys, templateId: sale('AL-08').id },
      { lineId: one('wire').lineId, templateId: foreign.id },
      { lineId: one('unlike').lineId, templateId: nobodys },
      { lineId: one('sheet').lineId, templateId: sale('AL-08').id },
    ]);
    expect(body).toEqual({
      confirmed: 1,
      forgotten: 0,
      skipped: [
        { lineId: nobodys, code: 'NOT_FOUND' },
        { lineId: one('wire').lineId, code: 'TEMPLATE_NOT_FOUND' },
        { lineId: one('unlike').lineId, code: 'TEMPLATE_NOT_FOUND' },
      ],
    });
    const byOther = await confirm([{ lineId: one('sheet').lineId, templateId: foreign.id }], all.quarry.token);
    expect(byOther.body.skipped).toEqual([{ lineId: one('sheet').lineId, code: 'NOT_FOUND' }]);
  });

  it('needs a session and a body that it knows', async () => {
    expectProblem(await all.server.call('confirmTemplateMatches', { body: { matches: [] } }), 'UNAUTHENTICATED');
    const refused = await confirm([{ lineId: 'x' }]);
    expectProblem(refused, 'VALIDATION_FAILED');
    expect((refused.body.errors as { path: string }[]).map(({ path }) => path)).toEqual([
      '/body/matches/0/lineId',
      '/body/matches/0/templateId',
    ]);
    expectProblem(await confirm([]), 'VALIDATION_FAILED');
  });

  it('and the deletion of the template follow one another', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await createSoldProduct(all.server, all.mill.token);
      const match = { lineId: one('unlike').lineId, templateId: id };
      const calls = [
        () => confirm([match]),
        () => all.server.call('deleteTemplate', { token: all.kim, params: { templateId: id } }),
        () => confirm([match], all.kim),
      ];
      const answers = await Promise.all((round % 2 ? calls.toReversed() : calls).map((call) => call()));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 204]);
      expect(of(await list(), asked.unlike)?.confirmed).toBeNull();
    }
  });
});
