import type { Page } from 'playwright-core';

/** From now on the organisation fails to load, but not before the answer is let go. */
export async function failOrganisation(page: Page): Promise<{ letGo(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/organisation', async (route) => {
    await promise;
    await route.fulfill({ status: 500, body: '' });
  });
  return { letGo: resolve };
}
