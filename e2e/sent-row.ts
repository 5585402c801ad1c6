import type { Locator, Page } from 'playwright-core';

/** The invitation to an address, in the list of those that were sent. */
export function sentRow(page: Page, email: string): Locator {
  return page.getByRole('table', { name: 'Sent' }).getByRole('row').filter({ hasText: email });
}
