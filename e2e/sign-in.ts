import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { demoPassword } from '../apps/server/src/demo/demo-organisations.ts';
import type { OpenPage } from './journey-browser.ts';

/** People of the demo customer, and of one of its suppliers. */
export const demoUsers = {
  admin: { email: 'lena.brandt@nordic-kitchen.example', firstName: 'Lena' },
  supplier: { email: 'ingrid.solberg@hydral-rolling.example', firstName: 'Ingrid' },
  editor: { email: 'jonas.weber@nordic-kitchen.example', firstName: 'Jonas' },
} as const;

type DemoUser = (typeof demoUsers)[keyof typeof demoUsers];

export async function submitCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
}

/** Signs in on the sign-in page, in whatever language it is, and waits for the home page to greet with the name. */
export async function signIn(page: Page, user: DemoUser): Promise<void> {
  await submitCredentials(page, user.email, demoPassword);
  await page.getByRole('heading', { level: 1, name: user.firstName }).waitFor();
}

/** A signed-in browser to copy into further pages; they share one session, so none of them may sign out or refresh. */
export async function signedIn(openPage: OpenPage, user: DemoUser) {
  const page = await openPage('/login');
  await signIn(page, user);
  return await page.context().storageState();
}

/** Opens pages as one user, for the journeys of a file, in a session that they share. */
export function signedInPages(openPage: OpenPage, user: DemoUser): OpenPage {
  let storageState: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    storageState = await signedIn(openPage, user);
  });
  return (path, options = {}) => openPage(path, { ...options, storageState });
}
