import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Locator, Page } from 'playwright-core';
import type { MeasuredPage } from '../measured-page.ts';
import { settled } from '../page-timings.ts';

const rows = (page: Page) => page.locator('tbody tr');
const listShows = (page: Page, text: string) => rows(page).first().filter({ hasText: text }).waitFor();

/** Whoever presses something has seen it. The browser's driver alone would scroll there and press before it is painted. */
async function seeAndPress(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  await settled(page);
  await target.click();
}

/** With 100 rows, as its own choice of sizes offers. */
export const purchasedPage = (tokens: OperationOutput<'loginUser'>): MeasuredPage => ({
  name: 'purchased list, 100 rows',
  path: '/products/purchased?limit=100',
  tokens,
  ready: 'tbody tr:nth-child(100) a',
  steps: [
    {
      what: 'selects rows',
      act: async (page) => {
        for (const index of [0, 1, 2]) await rows(page).nth(index).getByRole('checkbox').click();
      },
    },
    {
      what: 'selects all rows, and none',
      act: async (page) => {
        const all = page.getByRole('checkbox', { name: 'Select all' }).first();
        await all.click();
        await page.getByText('100 selected').first().waitFor();
        await all.click();
      },
    },
    {
      what: 'opens a filter',
      act: async (page) => {
        const filter = page.getByRole('button', { name: 'Status', exact: true });
        await filter.click();
        await page.getByRole('dialog').waitFor();
        await page.keyboard.press('Escape');
      },
    },
    {
      what: 'opens the notices',
      act: async (page) => {
        await page
          .getByRole('button', { name: /^Notifications/ })
          .first()
          .click();
        await page.keyboard.press('Escape');
      },
    },
    {
      what: 'sorts',
      act: async (page) => {
        await page.locator('thead').getByRole('button', { name: 'Updated' }).click();
        await page.locator('table[aria-busy="false"]').waitFor();
      },
    },
    {
      what: 'turns the page',
      act: async (page) => {
        await seeAndPress(page, page.getByRole('button', { name: 'Next page' }));
        await page.locator('table[aria-busy="false"]').waitFor();
        await seeAndPress(page, page.getByRole('button', { name: 'Previous page' }));
        await page.locator('table[aria-busy="false"]').waitFor();
      },
    },
    {
      what: 'searches',
      act: async (page) => {
        await seeAndPress(page, page.getByRole('searchbox'));
        await page.keyboard.type('anodised, 11', { delay: 60 });
        await listShows(page, 'anodised, 11');
      },
    },
  ],
});
