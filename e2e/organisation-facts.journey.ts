import { describe, expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { rowOf, rowsOf } from './line-list.ts';
import { askFor, partners } from './prepare-answers.ts';
import { browserOf } from './prepare-company.ts';

const { openPage } = journeyBrowser();

/** A whole picture of one colour, 24 pixels square. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAIAAABvFaqvAAAAH0lEQVR42mPgzkugCmIYNWjUoFGDRg0aNWjUoIE3CABkcuhQU08BtgAAAABJRU5ErkJggg==',
  'base64',
);

describe('what an organisation says of itself', () => {
  it('is its target, its numbers and its logo; its customers see the target', async () => {
    const pair = await partners();
    await askFor(pair, ['Jar']);
    const page = await openPage('/organisation', { storageState: browserOf(pair.supplier.admin) });
    const target = page.getByRole('region', { name: 'Science-based target' });
    const asked = target.getByRole('group', { name: 'Science-based target' });
    await asked.getByRole('radio', { name: 'No', exact: true }).check();
    await target.getByRole('radio', { name: 'Another reason' }).check();
    await target.getByRole('button', { name: 'Save target' }).click();
    await target.getByRole('alert').getByRole('link', { name: 'Give the reason in a few words' }).waitFor();
    await asked.getByRole('radio', { name: 'Yes', exact: true }).check();
    await target.getByRole('radio', { name: '1.5 °C' }).check();
    await target.getByRole('radio', { name: 'Validated' }).check();
    await target.getByLabel('Base year').fill('2030');
    await target.getByLabel('Target year').fill('2025');
    await target.getByLabel('Reduction').fill('42');
    await target.getByRole('button', { name: 'Save target' }).click();
    await target.getByRole('alert').getByRole('link', { name: 'The target year comes after the base year' }).waitFor();
    await target.getByLabel('Base year').fill('2021');
    await target.getByLabel('Target year').fill('2030');
    await target.getByRole('button', { name: 'Save target' }).click();
    await page.getByRole('status').filter({ hasText: 'The target is saved' }).waitFor();

    const numbers = page.getByRole('region', { name: 'Identifiers' });
    await numbers.getByLabel('Legal entity identifier (LEI)').fill('5493 0001KJTIIGC8Y1R12');
    await numbers.getByRole('button', { name: 'Save identifiers' }).click();
    await numbers
      .getByRole('alert')
      .getByRole('link', { name: /An LEI has 20 letters and digits/ })
      .waitFor();
    await numbers.getByLabel('Legal entity identifier (LEI)').fill('5493001KJTIIGC8Y1R12');
    await numbers.getByRole('button', { name: 'Save identifiers' }).click();
    await page.getByRole('status').filter({ hasText: 'The identifiers are saved' }).waitFor();

    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Upload logo' }).click(),
    ]);
    await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
    const logo = page.getByRole('main').getByRole('img', { name: 'Logo of Ahlen Glass' });
    await logo.waitFor();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(24);
    await page.getByText(pair.supplier.domain).first().waitFor();
    await checkLooks(page);

    const customer = await openPage('/customer/suppliers?sbtiTarget=ONE_POINT_FIVE_DEGREES&onlyActive=true', {
      storageState: browserOf(pair.customer.admin),
    });
    await rowOf(customer, 'Ahlen Glass').getByText('1.5 °C, validated').waitFor();
    await checkLooks(customer);
    await customer.goto('/customer/suppliers?sbtiTarget=NO_TARGET');
    await expect.poll(() => rowsOf(customer).count()).toBe(0);
    await customer.goto('/organisation');
    const statistics = customer.getByRole('region', { name: 'Targets of your suppliers' });
    await statistics.getByRole('link', { name: /1\.5 °C.*1/ }).click();
    await rowOf(customer, 'Ahlen Glass').waitFor();
  });
});
