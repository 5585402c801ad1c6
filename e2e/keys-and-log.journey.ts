import { calls } from '@pcf/contract/operations/calls';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { ownLane } from './lane.ts';
import { addColleague, browserOf, registerCompany } from './prepare-company.ts';
import { addProducts } from './prepare-purchases.ts';
import { savedTable } from './read-download.ts';

const { openPage } = journeyBrowser();

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Parts of the settings' });

/** As a machine calls: with a key, and nothing of a browser. */
async function callWithKey(key: string, name: 'listPurchasedProducts' | 'createProduct', body?: object) {
  const { method, path } = calls[name];
  const response = await fetch(new URL(path, ownLane().baseUrl), {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.status;
}

async function createKey(page: Page, name: string, scopes: readonly string[]): Promise<string> {
  await page.getByRole('button', { name: 'Create a key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an API key' });
  await dialog.getByLabel('Name').fill(name);
  for (const scope of scopes) await dialog.getByRole('checkbox', { name: new RegExp(`^${scope}`) }).check();
  await dialog.getByRole('button', { name: 'Create the key' }).click();
  const secret = page.getByRole('dialog', { name: 'Store the key now' });
  const key = await secret.getByLabel('Key', { exact: true }).inputValue();
  await checkLooks(page);
  await secret.getByRole('button', { name: 'I have stored it' }).click();
  await secret.waitFor({ state: 'detached' });
  return key;
}

describe('machines and the log', () => {
  it('a key pushes products until it is revoked, and the log tells of it', async () => {
    const company = await registerCompany('Fjord Foods');
    await addProducts(company, ['Jar']);
    const page = await openPage('/settings?tab=keys', { storageState: browserOf(company.admin) });
    await page.getByText('There is no key yet').waitFor();
    await checkLooks(page);
    const key = await createKey(page, 'ERP', ['Read', 'Products']);
    expect(key).toMatch(/^pcf_[\w-]{43}$/);
    const row = page.getByRole('row').filter({ hasText: 'ERP' });
    await row.getByText('Never used').waitFor();

    expect(await callWithKey(key, 'listPurchasedProducts')).toBe(200);
    expect(await callWithKey(key, 'createProduct', { name: 'Lid', internalReference: 'L-1' })).toBe(201);
    const readOnly = await createKey(page, 'Reports', ['Read']);
    expect(await callWithKey(readOnly, 'createProduct', { name: 'Box', internalReference: 'B-1' })).toBe(403);

    await row.getByRole('button', { name: 'Revoke the key ERP' }).click();
    await page.getByRole('dialog', { name: 'Revoke ERP?' }).getByRole('button', { name: 'Revoke the key' }).click();
    await row.getByText('Revoked').waitFor();
    expect(await callWithKey(key, 'listPurchasedProducts')).toBe(401);
    await checkLooks(page);

    await tabs(page).getByRole('link', { name: 'Activity' }).click();
    const entry = (text: string) => page.getByRole('row').filter({ hasText: text });
    await entry('Marta Lindqvist revoked the API key “ERP”').waitFor();
    await entry('ERP').filter({ hasText: 'added the product “Lid”' }).filter({ hasText: 'API key' }).first().waitFor();
    await entry('Marta Lindqvist added the product “Jar”').waitFor();
    await checkLooks(page);
    await page.getByRole('button', { name: 'Export' }).click();
    const exporting = page.getByRole('dialog', { name: 'Export the activity log' });
    const file = await savedTable(page, () => exporting.getByRole('button', { name: /^(Export|Download)/ }).click());
    expect(file.rows.flat()).toContain('API_KEY_REVOKED');
  });

  it('are an ADMIN’s alone', async () => {
    const company = await registerCompany('Fjord Foods');
    const editor = await addColleague(company, 'EDITOR');
    const page = await openPage('/settings?tab=keys', { storageState: browserOf(editor) });
    await tabs(page).getByRole('link', { name: 'Users' }).waitFor();
    expect(await tabs(page).getByRole('link', { name: 'API keys' }).count()).toBe(0);
    expect(await tabs(page).getByRole('link', { name: 'Activity' }).count()).toBe(0);
  });
});
