import { describe, expect, it } from 'vitest';
import { journeyBrowser } from './journey-browser.ts';
import { demoUsers, signIn } from './sign-in.ts';

const { openPage } = journeyBrowser();

describe('the language of the page', () => {
  it('is that of the profile in a browser where nobody has chosen one, and the chosen one from then on', async () => {
    const page = await openPage('/login');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await signIn(page, demoUsers.editor);
    await page.getByRole('link', { name: 'Organisation' }).waitFor();
    await page.getByRole('link', { name: 'Abmelden' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => [document.documentElement.lang, localStorage.getItem('language')]))
      .toEqual(['de', null]);

    await page.getByLabel('Sprache').selectOption('fr');
    await page.getByRole('link', { name: 'Se déconnecter' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Se déconnecter' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
  });
});
