import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { answeringOfFile, askFor, asOwner, pathsOf } from '../../testing/answering.ts';
import { createProduct } from '../../testing/exchange.ts';
import type { Answer } from '../../testing/test-server.ts';
import { catalogueFactor } from './testing/catalogue-factors.ts';
import { accepted, expectExactTotals, submitted, tonne } from './testing/purchases.ts';

const factor = catalogueFactor();
const other = catalogueFactor('kgCO₂e/kg', 1);

const all = await answeringOfFile();

const choose = (
  productIds: readonly string[],
  chosen: unknown = factor,
  token: string | null = all.buyer,
): Promise<Answer> =>
  all.server.call('chooseEstimates', { ...(token ? { token } : {}), body: { productIds, factor: chosen } });

const product = async () => (await createProduct(all.server, all.buyer, tonne)).id;
const read = async (productId: string) =>
  (await all.server.call('getProduct', { token: all.buyer, params: { productId } })).body;

describe('choosing an estimate', () => {
  it('is kept with who chose it, and leaves the version that a form has read', async () => {
    const ids = [await product(), await product()];
    expect((await choose([...ids, ...ids.map((id) => id.toUpperCase())])).status).toBe(204);
    const estimate = {
      ...factor,
      chosenBy: 'Mara Voss',
      chosenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    };
    for (const id of ids) expect(await read(id)).toMatchObject({ version: 1, estimate });
    expect((await choose(ids, null)).status).toBe(204);
    for (const id of ids) expect(await read(id)).toMatchObject({ version: 1, estimate: null });
    const log = await asOwner(
      all.server,
      sql`select details from activity where event = 'ESTIMATE_CHOSEN' order by created_at`,
    );
    expect(log).toEqual([{ details: { count: '2', factor: factor.name } }, { details: { count: '2' } }]);
  });

  it.each<[string, object]>([
    ['another figure', { ...factor, impact: factor.impact + 1 }],
    ['another catalogue', { ...factor, version: '1999.1' }],
    ['a name that is not there', { ...factor, name: 'Unobtainium' }],
    ['a factor that is not per kg', catalogueFactor('kgCO₂e/kWh')],
  ])('refuses %s', async (_told, wrong) => {
    const id = await product();
    const refused = await choose([id], wrong);
    expectProblem(refused, 'VALIDATION_FAILED');
    expect(pathsOf(refused)).toEqual(['/body/factor']);
    expect(await read(id)).toMatchObject({ estimate: null });
  });

  it('is for all or for none, and for nobody else’s', async () => {
    const own = await product();
    const theirs = (await createProduct(all.server, all.otherBuyer, tonne)).id;
    const strange = await choose([own, theirs]);
    const unknown = await choose([own, randomUUID()]);
    expectProblem(strange, 'NOT_FOUND');
    expect({ ...strange.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
    expect(await read(own)).toMatchObject({ estimate: null });
    expectProblem(await choose([own], factor, all.mill.token), 'NOT_FOUND');
    expectProblem(await choose([own], factor, null), 'UNAUTHENTICATED');
    expectProblem(await choose([]), 'VALIDATION_FAILED');
    expectProblem(await choose([own], { ...factor, colour: 'green' }), 'VALIDATION_FAILED');
  });

  it('leaves the archive alone', async () => {
    const { id } = await askFor(all, {}, tonne);
    await all.server.call('deleteProducts', { token: all.buyer, body: { productIds: [id] } });
    expectProblem(await choose([id]), 'INVALID_TRANSITION');
  });

  it('keeps one of two that are chosen at once', async () => {
    const ids = await Promise.all([product(), product(), product()]);
    const answers = await Promise.all([choose(ids), choose(ids.toReversed(), other), choose(ids, null)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const kept = await Promise.all(ids.map(async (id) => ((await read(id)).estimate as { name: string } | null)?.name));
    expect(new Set(kept).size).toBe(1);
    await expectExactTotals(all.server);
  });

  it('gives way to an answer that is accepted meanwhile, and to another mass', async () => {
    const asked = await Promise.all(Array.from({ length: 4 }, () => askFor(all, {}, tonne)));
    await Promise.all(asked.map((one) => submitted(all, one, { granularity: 'PRODUCT', value: 2, unit: 'KG' })));
    await Promise.all([
      choose(asked.map(({ id }) => id)),
      ...asked.map((one) => accepted(all, one)),
      ...asked.map(({ id, lineId }, index) =>
        all.server.call('updateProduct', {
          token: all.buyer,
          params: { productId: id },
          body: {
            name: 'Renamed',
            internalReference: `RACE-${index}`,
            massKg: 3,
            version: 1,
            lines: [{ lineId, yearlyQuantity: 7 }],
          },
        }),
      ),
    ]);
    await expectExactTotals(all.server);
    const kept = await asOwner(
      all.server,
      sql`select distinct y.basis, y.total_kg::float8 as total from purchase_year y
           where y.line_id = any(${asked.map(({ lineId }) => lineId)}::uuid[])`,
    );
    expect(kept).toEqual([{ basis: 'SPECIFIC', total: 14 }]);
  });
});
