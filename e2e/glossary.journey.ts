import { describe, expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { demoUsers, signedIn } from './sign-in.ts';

const { openPage } = journeyBrowser();

describe('the glossary', () => {
  it.each([
    ['en', 'Glossary', 'Declared unit'],
    ['de', 'Glossar', 'Deklarierte Einheit'],
    ['fr', 'Glossaire', 'Unité déclarée'],
  ] as const)('is there for everybody, and accessible, in %s', async (language, title, term) => {
    const page = await openPage('/help', { language });
    await page.locator('main').getByRole('link', { name: title.toLowerCase() }).click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page.getByRole('term').filter({ hasText: term }).first().waitFor();
    await checkLooks(page);
  });

  it('is searched by what people call a term, in any language, and by its field in PACT', async () => {
    const page = await openPage('/glossary', { language: 'de' });
    const filter = page.getByRole('searchbox', { name: 'Begriffe filtern' });
    const terms = page.getByRole('term');
    await terms.first().waitFor();
    for (const text of ['näherungswert', 'proxy', 'declaredUnitAmount', 'declared unit amount']) {
      await filter.fill(text);
      await expect.poll(() => terms.count(), { message: text }).toBeLessThan(4);
      expect(await terms.count()).toBeGreaterThan(0);
    }
    await filter.fill('Gibt es nicht');
    await page.getByText('Nichts').first().waitFor();
    await checkLooks(page);
    await page.getByRole('button', { name: 'Filter löschen' }).click();
    await terms.nth(40).waitFor();
  });

  it('shows the entry that an address names, on a phone too', async () => {
    const page = await openPage('/glossary#remind', { width: 320 });
    const entry = page.locator('#remind');
    await entry.waitFor();
    await expect.poll(() => entry.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(700);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('link', { name: 'Link to “Scenario”' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#scenario');
    await expect.poll(() => page.locator('[data-current]').getAttribute('id')).toBe('scenario');
  });

  it('is where a term leads that explains itself, by pointer and by keyboard', async () => {
    const storageState = await signedIn(openPage, demoUsers.admin);
    const page = await openPage('/products/purchased/footprint', { storageState });
    const term = page.getByRole('button', { name: /^What does “.*” mean\?$/ }).first();
    await term.click();
    const link = page.getByRole('link', { name: 'More in the glossary (opens in a new tab)' });
    await link.waitFor();
    await checkLooks(page);
    const opening = page.waitForEvent('popup');
    await link.click();
    const opened = await opening;
    await opened.getByRole('heading', { level: 1, name: 'Glossary' }).waitFor();
    const id = new URL(opened.url()).hash.slice(1);
    expect(['estimate', 'scopes']).toContain(id);
    await opened.locator(`[data-current][id="${id}"]`).waitFor();

    await page.bringToFront();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    await term.press('Enter');
    await link.waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => term.evaluate((element) => element === document.activeElement)).toBe(true);
    await link.waitFor();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
  });
});
