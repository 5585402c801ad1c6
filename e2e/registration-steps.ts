import type { Page } from 'playwright-core';
import { mailWithLink } from './read-mail.ts';

/** Keeps every rule; not the demo's, so that no journey mistakes one for the other. */
export const newPassword = 'Herbst-2026-neu';

interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

/** The first step with another address than the one that is filled in; the mail's link is then opened in the same page. */
export async function registerAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
  await page.getByText(email).waitFor();
  await confirmAddress(page, (await mailWithLink(email, '/verify-email')).link);
}

export async function confirmAddress(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await page.getByText('Step 2 of 2').waitFor();
}

export async function tellName(page: Page, { firstName, lastName }: Person): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
}

/** The second step, for a company that is new. */
export async function registerNewCompany(page: Page, company: string, person: Person): Promise<void> {
  await page.getByLabel('Company name').fill(company);
  await tellName(page, person);
  await page.getByRole('button', { name: 'Register company' }).click();
}
