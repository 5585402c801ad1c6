import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { answeringOfFile, askFor } from '../../testing/answering.ts';
import { type CreatedProduct, createProduct } from '../../testing/exchange.ts';
import { expectExactTotals, tonne } from './testing/purchases.ts';

const all = await answeringOfFile();

const remove = ({ id: productId, lineId }: CreatedProduct, year: number | string, token: string | null = all.buyer) =>
  all.server.call('removePurchaseQuantity', {
    ...(token ? { token } : {}),
    params: { productId, lineId, year: String(year) },
  });

const lineOf = async (productId: string) => {
  const { body } = await all.server.call('getProduct', { token: all.buyer, params: { productId } });
  return (body.lines as Record<string, unknown>[])[0];
};

/** Bought in 2024, 2025 and 2026. */
async function threeYears(): Promise<CreatedProduct> {
  const bought = await createProduct(all.server, all.buyer, { ...tonne, name: 'Steel', quantityYear: 2024 });
  for (const [version, quantityYear] of [2025, 2026].entries()) {
    const { status } = await all.server.call('updateProduct', {
      token: all.buyer,
      params: { productId: bought.id },
      body: {
        name: 'Steel',
        internalReference: `Q-${bought.id}`,
        version: version + 1,
        lines: [{ lineId: bought.lineId, yearlyQuantity: quantityYear, quantityUnit: 'M3', quantityYear }],
      },
    });
    expect(status).toBe(200);
  }
  return bought;
}

describe('taking back the quantity of a year', () => {
  it('leaves the other years, of which the newest is what the product says', async () => {
    const bought = await threeYears();
    expect((await remove(bought, 2025)).status).toBe(204);
    expect(await lineOf(bought.id)).toMatchObject({ yearlyQuantity: 2026, quantityYear: 2026 });
    expect((await remove(bought, 2026)).status).toBe(204);
    expect(await lineOf(bought.id)).toMatchObject({
      yearlyQuantity: 1000,
      quantityUnit: null,
      quantityYear: 2024,
      quantities: [{ year: 2024, quantity: 1000, quantityUnit: null }],
    });
    await expectExactTotals(all.server);
    expect((await remove(bought, 2024)).status).toBe(204);
    expect(await lineOf(bought.id)).toMatchObject({ yearlyQuantity: null, quantityYear: null, quantities: [] });
    await expectExactTotals(all.server);
  });

  it('takes back one of which nobody said the year', async () => {
    const bought = await createProduct(all.server, all.buyer, { ...tonne, quantityYear: null });
    expect((await remove(bought, 0)).status).toBe(204);
    expect(await lineOf(bought.id)).toMatchObject({ yearlyQuantity: null, quantities: [] });
    await expectExactTotals(all.server);
  });

  it('knows nothing of what is not there, and nothing of others', async () => {
    const bought = await createProduct(all.server, all.buyer, tonne);
    const another = await createProduct(all.server, all.buyer, tonne);
    const unknown = await remove({ id: randomUUID(), lineId: randomUUID() }, 2026);
    const strange = await remove(bought, 2026, all.otherBuyer);
    const otherYear = await remove(bought, 2020);
    const otherProduct = await remove({ id: another.id, lineId: bought.lineId }, 2026);
    for (const answer of [unknown, strange, otherYear, otherProduct]) {
      expectProblem(answer, 'NOT_FOUND');
      expect({ ...answer.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
    }
    expectProblem(await remove(bought, 2026, null), 'UNAUTHENTICATED');
    expectProblem(await remove(bought, 'never'), 'VALIDATION_FAILED');
    expect(await lineOf(bought.id)).toMatchObject({ yearlyQuantity: 1000 });
  });

  it('leaves the archive alone', async () => {
    const asked = await askFor(all, {}, tonne);
    await all.server.call('deleteProducts', { token: all.buyer, body: { productIds: [asked.id] } });
    expectProblem(await remove(asked, 2026), 'INVALID_TRANSITION');
  });

  it('is done by one of two who do it at once', async () => {
    const bought = await threeYears();
    const answers = await Promise.all([remove(bought, 2026), remove(bought, 2026), remove(bought, 2025)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 204, 404]);
    expect(await lineOf(bought.id)).toMatchObject({ yearlyQuantity: 1000, quantityYear: 2024 });
    await expectExactTotals(all.server);
  });
});
