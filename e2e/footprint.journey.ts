import { describe, expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { askFor, partners, reviewPath, shortAnswer, submit } from './prepare-answers.ts';
import { browserOf } from './prepare-company.ts';
import { savedTable } from './read-download.ts';

const { openPage } = journeyBrowser();

describe('the emissions of what is bought', () => {
  it('come from suppliers, from estimates that are told as such, and go out with their sources', async () => {
    const pair = await partners();
    const { customer, supplier } = pair;
    const token = customer.admin.tokens.access_token;
    const [jar, lid] = await askFor(pair, ['Jar', 'Lid']);
    await submit(supplier.admin, jar, { data: shortAnswer(2.5) });
    for (const { productId } of [jar, lid]) {
      const { version, lines, ...product } = await callServer('getProduct', undefined, token, { productId });
      const line = {
        lineId: lines[0]?.lineId ?? '',
        yearlyQuantity: 12_000,
        quantityUnit: 'KG' as const,
        quantityYear: 2026,
      };
      const { name, internalReference } = product;
      await callServer('updateProduct', { name, internalReference, version, lines: [line] }, token, { productId });
    }

    const page = await openPage(reviewPath(jar), { storageState: browserOf(customer.admin) });
    await page
      .getByRole('table', { name: /Data quality score from 0 to 100/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await page.getByText('Accepted', { exact: false }).first().waitFor();

    await page.goto('/products/purchased/footprint');
    const totals = page.getByRole('region', { name: 'Bought in 2026' });
    await totals.getByText('30 t CO₂e').waitFor();
    const lidRow = page.getByRole('row').filter({ hasText: 'Lid' });
    await lidRow.getByText('Missing').waitFor();
    await lidRow.getByText('No supplier data accepted yet.').waitFor();
    await page.getByRole('button', { name: 'Show the working: Jar' }).click();
    await page.getByText(/12,000\s*kg × 2\.5/).waitFor();
    await checkLooks(page);

    await lidRow.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Estimate emissions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Estimate 1 product' });
    const factor = dialog.getByRole('combobox').first();
    await factor.fill('ABS');
    await page.getByRole('option', { name: /ABS/ }).first().click();
    await checkLooks(page);
    await dialog.getByRole('button', { name: 'Estimate 1 product' }).click();
    await lidRow.getByText('Estimated', { exact: true }).waitFor();
    await totals.getByText('30 t CO₂e').waitFor();
    await totals.getByText(/^≈\s/).waitFor();
    await page.getByRole('link', { name: /^Estimated/ }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('basis')).toBe('ESTIMATED');
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Jar' }).count()).toBe(0);

    await page.getByRole('button', { name: 'Export' }).click();
    const exporting = page.getByRole('dialog', { name: 'Export emissions' });
    await exporting.getByRole('radio', { name: /Everything bought in 2026/ }).check();
    const { rows } = await savedTable(page, () =>
      exporting.getByRole('button', { name: /^(Export|Download)/ }).click(),
    );
    const cells = (name: string) => rows.find((row) => row.includes(name)) ?? [];
    expect(cells('Jar')).toContain('SPECIFIC');
    expect(cells('Lid')).toContain('ESTIMATED');
    expect(cells('Lid').join(' ')).toMatch(/ABS/);

    // The page on paper: the figures without what can only be clicked.
    await page.keyboard.press('Escape');
    await page.emulateMedia({ media: 'print' });
    await totals.getByText('30 t CO₂e').waitFor();
    await page.emulateMedia({ media: 'screen' });
  });
});
