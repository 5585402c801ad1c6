import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { answerPath, askFor, partners } from './prepare-answers.ts';
import { browserOf, registerCompany } from './prepare-company.ts';

const { openPage } = journeyBrowser();

/** What is said of a field, as somebody hears it who cannot see the page: blanks of any width are blanks. */
async function describedBy(field: Locator): Promise<string> {
  const texts = await field.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.innerText),
  );
  return texts.join(' ').replaceAll(/[\u00a0\u202f]/g, ' ');
}

const shown = async (field: Locator) => (await field.inputValue()).replaceAll(/[\u00a0\u202f]/g, ' ');

const sentBy = (page: Page, method: string, path: RegExp) =>
  page.waitForRequest((request) => request.method() === method && path.test(new URL(request.url()).pathname));

const words = {
  en: {
    open: 'Add product',
    name: 'Product name',
    reference: 'Your reference',
    mass: /^Mass of one unit/,
    quantity: /^Yearly quantity/,
    add: 'Add product',
  },
  de: {
    open: 'Produkt hinzufügen',
    name: 'Produktname',
    reference: 'Ihre Referenz',
    mass: /^Masse einer Einheit/,
    quantity: /^Jahresmenge/,
    add: 'Produkt hinzufügen',
  },
  fr: {
    open: 'Ajouter un produit',
    name: 'Nom du produit',
    reference: 'Votre référence',
    mass: /^Masse d’une unité/,
    quantity: /^Quantité annuelle/,
    add: 'Ajouter le produit',
  },
} as const;

describe('a number that is typed', () => {
  it.each([
    {
      language: 'en',
      mass: ['0,125', 0.125, '0.125', 'Read as 0.125'],
      quantity: ['1,250', 1250, '1,250', 'Read as 1,250, not 1.25'],
    },
    {
      language: 'de',
      mass: ['0.850', 0.85, '0,85', 'Gelesen als 0,85'],
      quantity: ['1.250', 1250, '1.250', 'Gelesen als 1.250, nicht 1,25'],
    },
    {
      language: 'fr',
      mass: ['2.35', 2.35, '2,35', 'Lu comme 2,35'],
      quantity: ['1.250', 1.25, '1,25', 'Lu comme 1,25, pas 1 250'],
    },
  ] as const)('in $language is sent as it was meant, and the page says how it read it', async (example) => {
    const { language, mass, quantity } = example;
    const text = words[language];
    const company = await registerCompany('Harbour Foods');
    const page = await openPage('/products/purchased', { storageState: browserOf(company.admin), language });
    await page.getByRole('button', { name: text.open, exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: text.open });
    await dialog.getByLabel(text.name).fill('Lid');
    await dialog.getByLabel(text.reference).fill(`LID-${language}`);
    for (const [label, [typed, , written, said]] of [
      [text.mass, mass],
      [text.quantity, quantity],
    ] as const) {
      const field = dialog.getByLabel(label);
      await field.pressSequentially(typed);
      await expect.poll(() => describedBy(field)).toContain(said);
      await expect
        .poll(async () =>
          (await dialog.getByRole('status').allTextContents()).join().replaceAll(/[\u00a0\u202f]/g, ' '),
        )
        .toContain(said);
      await field.blur();
      await expect.poll(() => shown(field)).toBe(written);
      expect(await describedBy(field)).toContain(said);
    }
    await checkLooks(page);
    const [sent] = await Promise.all([
      sentBy(page, 'POST', /\/products$/),
      dialog.getByRole('button', { name: text.add, exact: true }).click(),
    ]);
    expect(sent.postDataJSON()).toMatchObject({ massKg: mass[1], yearlyQuantity: quantity[1] });
    await dialog.waitFor({ state: 'detached' });
  });

  it.each([
    ['en', 'Emissions', '0,125', 0.125],
    ['de', 'Emissionen', '0.125', 0.125],
    ['fr', 'Émissions', '0.850', 0.85],
  ] as const)('is kept in the draft of an answer in %s', async (language, label, typed, value) => {
    const both = await partners();
    const [jar] = await askFor(both, ['Jar']);
    const page = await openPage(answerPath(jar), { storageState: browserOf(both.supplier.admin), language });
    await page.locator('input[name="footprint"][value="FIGURE"]').check();
    const draft = page.waitForRequest(
      (request) =>
        request.url().endsWith('/draft') && request.postDataJSON()?.data?.emissionValues?.value !== undefined,
    );
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).pressSequentially(typed);
    await page.keyboard.press('Tab');
    expect((await draft).postDataJSON()).toMatchObject({ data: { emissionValues: { value } } });
  });

  it('is refused where blanks group what begins with 0, and what is typed stays', async () => {
    const page = await openPage('/supplier/calculator', { language: 'fr' });
    const weight = page.getByLabel('Poids (kg)').first();
    await weight.fill('0 125');
    await weight.blur();
    await page.getByText(/Non compté/).waitFor();
    expect(await weight.inputValue()).toBe('0 125');
  });

  it('is changed without the signs between its thousands', async () => {
    const page = await openPage('/supplier/calculator');
    const weight = page.getByLabel('Weight (kg)').first();
    await weight.fill('1250');
    await weight.blur();
    await expect.poll(() => weight.inputValue()).toBe('1,250');
    await weight.click();
    await page.keyboard.press('End');
    await page.keyboard.type('0');
    await expect.poll(() => weight.inputValue()).toBe('12500');
    await page.keyboard.press('Tab');
    await expect.poll(() => weight.inputValue()).toBe('12,500');
    expect(await describedBy(weight)).not.toContain('Read as');
    // With the Tab key the whole number is chosen, and typed over.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('7');
    await expect.poll(() => weight.inputValue()).toBe('7');
  });
});
