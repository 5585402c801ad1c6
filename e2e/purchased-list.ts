import type { Locator, Page } from 'playwright-core';
import type { OpenPage } from './journey-browser.ts';
import { addColleague, browserOf, type Company } from './prepare-company.ts';

const rows = (page: Page) => page.locator('tbody').getByRole('row');

/** A product in the list, by its reference. */
export const productRow = (page: Page, reference: string): Locator => rows(page).filter({ hasText: reference });

/** The products that are listed, by their names and in their order. */
export const listedNames = (page: Page): Promise<string[]> =>
  rows(page).getByRole('rowheader').getByRole('link').allTextContents();

export const purchasedTab = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Kinds of products' }).getByRole('link', { name: 'Purchased' });

export const bulkBar = (page: Page): Locator => page.getByRole('group', { name: 'What to do with the selected rows' });

/** What a colleague sees who is sent the address of a page. */
export async function openForColleague(openPage: OpenPage, company: Company, page: Page): Promise<Page> {
  const colleague = await addColleague(company, 'EDITOR');
  return openPage(page.url(), { storageState: browserOf(colleague) });
}
