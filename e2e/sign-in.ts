import type { Page } from 'playwright-core';
import { demoPassword } from '../apps/server/src/demo/demo-organisations.ts';

/** People of the demo customer. */
export const demoUsers = {
  admin: { email: 'lena.brandt@nordic-kitchen.example', firstName: 'Lena' },
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
export async function signedIn(openPage: (path: string) => Promise<Page>, user: DemoUser) {
  const page = await openPage('/login');
  await signIn(page, user);
  return await page.context().storageState();
}
