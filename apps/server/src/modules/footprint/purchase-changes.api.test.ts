import { describe, expect, it } from 'vitest';
import { type Asked, answeringOfFile, askFor } from '../../testing/answering.ts';
import { createProduct } from '../../testing/exchange.ts';
import type { Answer } from '../../testing/test-server.ts';
import { catalogueFactor } from './testing/catalogue-factors.ts';
import {
  accepted,
  answeredPurchase,
  expectExactTotals,
  footprintOf,
  linesOf,
  submitted,
  tonne,
} from './testing/purchases.ts';

const perKilogram = { granularity: 'PRODUCT', value: 2, unit: 'KG' } as const;

const all = await answeringOfFile();

function succeeded({ status, body }: Answer): Answer['body'] {
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}

/** Changes the product, and its only line. */
async function change(productId: string, product: object, line: object = {}): Promise<void> {
  const { server, buyer: token } = all;
  const before = succeeded(await server.call('getProduct', { token, params: { productId } }));
  const [{ lineId }] = before.lines as [{ lineId: string }];
  const { name, internalReference, version } = before;
  succeeded(
    await server.call('updateProduct', {
      token,
      params: { productId },
      body: { name, internalReference, version, ...product, lines: [{ lineId, ...line }] },
    }),
  );
}

const remove = async (productId: string) =>
  succeeded(await all.server.call('deleteProducts', { token: all.buyer, body: { productIds: [productId] } }));

const estimate = async (productId: string, factor: ReturnType<typeof catalogueFactor> | null) =>
  succeeded(await all.server.call('chooseEstimates', { token: all.buyer, body: { productIds: [productId], factor } }));

const withdraw = async ({ params }: Asked) =>
  succeeded(
    await all.server.call('rejectEmissionData', {
      token: all.buyer,
      params,
      body: { version: 1, reason: 'Of another product', withdraw: true },
    }),
  );

/** What is known of the product in a year, and that every sum is right. */
async function known(productId: string, year = 2026) {
  await expectExactTotals(all.server);
  return (await linesOf(all, productId, year)).map(({ quantity, basis, totalKg, gap }) => ({
    quantity,
    basis,
    totalKg,
    gap,
  }));
}

const specific = (totalKg: number, quantity = 1000) => [{ quantity, basis: 'SPECIFIC', totalKg, gap: null }];
const missing = (gap: string, quantity = 1000) => [{ quantity, basis: 'MISSING', totalKg: null, gap }];

describe('totals follow', () => {
  it('an answer that is accepted, sent anew and withdrawn', async () => {
    const asked = await askFor(all, {}, tonne);
    expect(await known(asked.id)).toEqual(missing('NO_ANSWER'));
    await submitted(all, asked, perKilogram);
    expect(await known(asked.id)).toEqual(missing('NO_ANSWER'));
    await accepted(all, asked);
    expect(await known(asked.id)).toEqual(specific(2000));
    await submitted(all, asked, { ...perKilogram, value: 3 }, 2);
    expect(await known(asked.id)).toEqual(specific(2000));
    await accepted(all, asked, 2);
    expect(await known(asked.id)).toEqual(specific(3000));
    const other = await answeredPurchase(all, tonne, perKilogram);
    await withdraw(other);
    expect(await known(other.id)).toEqual(missing('NO_ANSWER'));
  });

  it('the archive, and the way back', async () => {
    const { id } = await answeredPurchase(all, tonne, perKilogram);
    const before = await footprintOf(all, 2026);
    await remove(id);
    expect(await known(id)).toEqual([]);
    const { lines, specificKg } = await footprintOf(all, 2026);
    expect([lines, specificKg]).toEqual([before.lines - 1, before.specificKg - 2000]);
    succeeded(await all.server.call('restoreProduct', { token: all.buyer, params: { productId: id } }));
    expect(await known(id)).toEqual(specific(2000));
    expect(await footprintOf(all, 2026)).toEqual(before);
  });

  it('a product that is deleted', async () => {
    const before = await footprintOf(all, 2026);
    const { id } = await createProduct(all.server, all.buyer, { ...tonne, supplierId: all.mill.id });
    await remove(id);
    expect(await known(id)).toEqual([]);
    expect(await footprintOf(all, 2026)).toEqual(before);
  });

  it('another supplier', async () => {
    const { id } = await createProduct(all.server, all.buyer, { ...tonne, supplierId: all.mill.id });
    const linesOfQuarry = async () =>
      (
        await all.server.call('listFootprintLines', {
          token: all.buyer,
          query: { supplierIds: all.quarry.id, year: '2026' },
        })
      ).body.metadata;
    expect(await linesOfQuarry()).toEqual({ count: 0 });
    await change(id, {}, { supplierId: all.quarry.id });
    await expectExactTotals(all.server);
    expect(await linesOfQuarry()).toEqual({ count: 1 });
    await change(id, {}, { supplierId: null });
    await expectExactTotals(all.server);
    expect(await linesOfQuarry()).toEqual({ count: 0 });
  });

  it('the mass and the unit of the product', async () => {
    const pieces = { ...tonne, unit: 'DIMENSIONLESS' };
    const { id } = await answeredPurchase(all, pieces, perKilogram);
    expect(await known(id)).toEqual(missing('MASS_MISSING'));
    await change(id, { massKg: 0.5 });
    expect(await known(id)).toEqual(specific(1000));
    await change(id, { massKg: 0.25 });
    expect(await known(id)).toEqual(specific(500));
    await change(id, { unit: 'KG' });
    expect(await known(id)).toEqual(specific(2000));
    await change(id, { unit: null, massKg: null });
    expect(await known(id)).toEqual(missing('UNIT_MISSING'));
  });

  it('an estimate, for as long as there is nothing better', async () => {
    const factor = catalogueFactor();
    const asked = await askFor(all, {}, tonne);
    await estimate(asked.id, factor);
    const estimated = [
      { quantity: 1000, basis: 'ESTIMATED', totalKg: Number((factor.impact * 1000).toFixed(6)), gap: 'NO_ANSWER' },
    ];
    expect(await known(asked.id)).toEqual(estimated);
    await submitted(all, asked, perKilogram);
    await accepted(all, asked);
    expect(await known(asked.id)).toEqual(specific(2000));
    await withdraw(asked);
    expect(await known(asked.id)).toEqual(estimated);
    await estimate(asked.id, null);
    expect(await known(asked.id)).toEqual(missing('NO_ANSWER'));
  });

  it('a quantity that is changed, of a newer year, of a year that was wrong, and taken back', async () => {
    const { id } = await answeredPurchase(all, { ...tonne, quantityYear: 2025 }, perKilogram);
    await change(id, {}, { yearlyQuantity: 1500 });
    expect(await known(id, 2025)).toEqual(specific(3000, 1500));
    await change(id, {}, { yearlyQuantity: 1000, quantityUnit: 'M3' });
    expect(await known(id, 2025)).toEqual(missing('MASS_MISSING'));
    await change(id, {}, { quantityUnit: null });
    await change(id, {}, { yearlyQuantity: 700, quantityYear: 2026 });
    expect(await known(id, 2025)).toEqual(specific(2000));
    expect(await known(id)).toEqual(specific(1400, 700));
    await change(id, {}, { yearlyQuantity: null, quantityYear: 2025 });
    expect([await known(id, 2025), await known(id)]).toEqual([specific(2000), []]);
    // Says nothing of a quantity, so that the year it names stays.
    await change(id, {}, { supplierNumber: '77' });
    expect(await known(id, 2025)).toEqual(specific(2000));
  });

  it('the year of a quantity that had none', async () => {
    const { id } = await answeredPurchase(all, { ...tonne, quantityYear: null }, perKilogram);
    expect(await known(id, 0)).toEqual(specific(2000));
    await change(id, {}, { quantityYear: 2026 });
    expect([await known(id, 0), await known(id)]).toEqual([[], specific(2000)]);
  });

  it('a supplier that is removed', async () => {
    const { id } = await createProduct(all.server, all.buyer, { ...tonne, supplierId: all.quarry.id });
    succeeded(await all.server.call('removeSuppliers', { token: all.buyer, body: [all.quarry.id] }));
    expect(await known(id)).toEqual(missing('NO_ANSWER'));
  });
});
