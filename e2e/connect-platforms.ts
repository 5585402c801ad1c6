import type { Page } from 'playwright-core';

interface Account {
  readonly clientId: string;
  readonly secret: string;
}

interface Connecting {
  readonly partner: string;
  readonly relation: 'Supplier' | 'Customer';
  readonly address: string;
  readonly account: Account;
  /** What is asked for and not known waits for a person. */
  readonly keepUnknown?: boolean;
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Connects a partner in the settings; what is to be passed on to them is returned. */
export async function connect(page: Page, { partner, relation, address, account, keepUnknown }: Connecting) {
  await page.goto('/settings?tab=network');
  await page.getByRole('button', { name: 'Connect a partner' }).click();
  const form = dialog(page, 'Connect a partner');
  await form.getByRole('combobox', { name: 'Name of the partner' }).fill(partner);
  await form.getByRole('checkbox', { name: new RegExp(`^${relation}`) }).check();
  await form.getByLabel('Their address').fill(address);
  await form.getByLabel('Client ID').fill(account.clientId);
  await form.getByLabel('Client secret', { exact: true }).fill(account.secret);
  if (keepUnknown) await form.getByRole('switch', { name: 'Decline at once what you don’t sell' }).uncheck();
  await form.getByRole('button', { name: 'Connect', exact: true }).click();
  const told = dialog(page, `Pass this on to ${partner}`);
  const read = (label: string) => told.getByLabel(label, { exact: true }).inputValue();
  const issued: Account = { clientId: await read('Client ID'), secret: await read('Client secret') };
  await told.getByRole('button', { name: 'I have passed it on' }).click();
  await dialog(page, `Test of ${partner}`).getByRole('button', { name: 'Later' }).click();
  return issued;
}

/** Enters what the partner has passed on in the meantime. */
export async function enterAccount(page: Page, partner: string, { clientId, secret }: Account): Promise<void> {
  await page.getByRole('button', { name: `Edit the connection with ${partner}` }).click();
  const edit = dialog(page, `Edit the connection with ${partner}`);
  await edit.getByLabel('Client ID').fill(clientId);
  await edit.getByLabel(/^Client secret/).fill(secret);
  await edit.getByRole('button', { name: 'Save' }).click();
  await edit.waitFor({ state: 'detached' });
}

export async function testConnection(page: Page, partner: string): Promise<void> {
  await page.getByRole('button', { name: `Test the connection with ${partner}` }).click();
  const test = dialog(page, `Test of ${partner}`);
  await test.getByText(`The connection with ${partner} works.`).waitFor();
  await test.getByRole('button', { name: 'Close' }).click();
}
