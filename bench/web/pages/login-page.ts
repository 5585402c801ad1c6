import type { MeasuredPage } from '../measured-page.ts';

export const loginPage: MeasuredPage = {
  name: 'login',
  path: '/login',
  ready: 'button[type="submit"]',
  steps: [
    {
      what: 'types an address',
      act: async (page) => {
        await page.locator('input[name="email"]').click();
        await page.keyboard.type('lena.brandt@nordic', { delay: 60 });
      },
    },
    {
      what: 'types a password',
      act: async (page) => {
        await page.locator('input[name="password"]').click();
        await page.keyboard.type('Winter-2026', { delay: 60 });
      },
    },
    {
      what: 'shows the password',
      act: (page) => page.getByRole('button', { name: 'Show password' }).click(),
    },
    {
      what: 'chooses a language',
      act: async (page) => {
        await page.locator('header select').selectOption('de');
        await page.getByRole('button', { name: 'Anmelden' }).waitFor();
        await page.locator('header select').selectOption('en');
        await page.getByRole('button', { name: 'Sign in' }).waitFor();
      },
    },
    {
      what: 'signs in with a wrong password',
      act: async (page) => {
        await page.getByRole('button', { name: 'Sign in' }).click();
        await page.getByRole('alert').first().waitFor();
      },
    },
  ],
};
