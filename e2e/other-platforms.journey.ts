import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { addColleague, browserOf, registerCompany } from './prepare-company.ts';
import { demoUsers, signIn } from './sign-in.ts';
import { endConnections, type Platform, startPlatform } from './start-platform.ts';

const { openPage } = journeyBrowser();

const partner = 'Vetro Adige S.p.A.';
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Parts of the settings' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

interface Account {
  readonly clientId: string;
  readonly secret: string;
}

async function fillIn(page: Page, address: string, { clientId, secret }: Account): Promise<void> {
  const form = dialog(page, 'Connect a partner');
  await form.getByRole('combobox', { name: 'Name of the partner' }).fill(partner);
  await form.getByRole('checkbox', { name: /^Supplier/ }).check();
  await form.getByLabel('Their address').fill(address);
  await form.getByLabel('Client ID').fill(clientId);
  await form.getByLabel('Client secret', { exact: true }).fill(secret);
}

/** What is to be passed on, as the dialog shows it. */
async function readIssued(page: Page): Promise<Account & { address: string }> {
  const shown = dialog(page, `Pass this on to ${partner}`);
  const read = (label: string) => shown.getByLabel(label, { exact: true }).inputValue();
  return {
    address: await read('Your address'),
    clientId: await read('Client ID'),
    secret: await read('Client secret'),
  };
}

const outcomeOf = (page: Page, step: string) =>
  dialog(page, `Test of ${partner}`).getByRole('listitem').filter({ hasText: step });

describe('two platforms', () => {
  let ours: Platform;
  let theirs: Platform;
  beforeAll(async () => {
    [ours, theirs] = await Promise.all([startPlatform(), startPlatform()]);
  });
  afterAll(() => Promise.all([ours.stop(), theirs.stop()]));

  it('are connected, tested, and part again', async () => {
    for (const platform of [ours, theirs]) await endConnections(platform);
    // Somebody has to begin: over there it is us who are not reached yet.
    const created = await theirs.call('createNetworkConnection', {
      name: 'Nordic Kitchen',
      relations: ['CUSTOMER'],
      baseUrl: ours.address,
      clientId: 'not known yet',
      clientSecret: 'not known yet',
    });
    const account = { clientId: created.issued.clientId, secret: created.secret };

    const page = await openPage('/login', { baseUrl: ours.address });
    await signIn(page, demoUsers.admin);
    await page.goto('/settings?tab=network');
    await page.getByText('Nobody is connected yet').waitFor();
    await checkLooks(page);

    await page.getByRole('button', { name: 'Connect a partner' }).click();
    const form = dialog(page, 'Connect a partner');
    await form.getByRole('combobox', { name: 'Name of the partner' }).and(page.locator(':focus')).waitFor();
    await form.getByRole('button', { name: 'Connect', exact: true }).click();
    await form.getByText('Check 5 fields before you go on').waitFor();
    await checkLooks(page);
    await fillIn(page, `${theirs.address}/?tenant=1`, { ...account, secret: 'wrong' });
    await form.getByRole('button', { name: 'Connect', exact: true }).click();
    await form.getByRole('link', { name: /^Their address: Enter an address/ }).waitFor();
    await form.getByLabel('Their address').fill(`${theirs.address}/`);
    await form.getByRole('button', { name: 'Connect', exact: true }).click();

    const issued = await readIssued(page);
    expect(issued.address).toBe(ours.address);
    await checkLooks(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'I have passed it on' }).click();

    // The test is offered at once, and tells how far it came.
    await page.getByRole('button', { name: 'Test the connection', exact: true }).click();
    await outcomeOf(page, 'Reach the address').getByText('worked').waitFor({ state: 'attached' });
    await outcomeOf(page, 'Sign in').getByText('The client ID or the client secret isn’t right').waitFor();
    await outcomeOf(page, 'Ask for data').getByText('not tried').waitFor({ state: 'attached' });
    await checkLooks(page);
    await page.getByRole('button', { name: 'Edit the connection', exact: true }).click();
    const edit = dialog(page, `Edit the connection with ${partner}`);
    expect(await edit.getByLabel('Their address').inputValue()).toBe(theirs.address);
    // The stored secret goes nowhere else: with another address it has to be given again.
    await edit.getByText('Leave it empty to keep the one that is stored').waitFor();
    await edit.getByLabel('Their address').fill(`${theirs.address}/elsewhere`);
    await edit.getByText('Since the address changes, enter the secret again').waitFor();
    await edit.getByRole('button', { name: 'Save' }).click();
    await edit.getByRole('link', { name: 'Client secret: Enter the client secret' }).waitFor();
    await checkLooks(page);
    await edit.getByLabel('Their address').fill(theirs.address);
    await edit.getByText('Leave it empty to keep the one that is stored').waitFor();
    await edit.getByLabel(/^Client secret/).fill(account.secret);
    await checkLooks(page);
    await edit.getByRole('button', { name: 'Save' }).click();
    await edit.waitFor({ state: 'detached' });

    const own = row(page, partner);
    await own.getByText('Not signed in').waitFor();
    await own.getByRole('button', { name: `Test the connection with ${partner}` }).click();
    await page.getByText(`The connection with ${partner} works.`).waitFor();
    await dialog(page, `Test of ${partner}`).getByRole('button', { name: 'Close' }).click();
    await own.getByText('Works').waitFor();
    await checkLooks(page);

    // What was passed on works over there.
    const { id, version } = created;
    const update = { name: 'Nordic Kitchen', relations: ['CUSTOMER' as const], baseUrl: issued.address, version };
    await theirs.call(
      'updateNetworkConnection',
      { ...update, clientId: issued.clientId, clientSecret: issued.secret },
      { connectionId: id },
    );
    const test = () => theirs.call('testNetworkConnection', undefined, { connectionId: id });
    expect(await test()).toMatchObject({ failedStep: null, error: null });

    // A new secret that takes the place of the former one at once.
    await own.getByRole('button', { name: `Access of ${partner} to you` }).click();
    const access = dialog(page, `Access of ${partner}`);
    expect(await access.getByLabel('Client ID', { exact: true }).inputValue()).toBe(issued.clientId);
    await checkLooks(page);
    await access.getByRole('button', { name: 'Issue a new client secret' }).click();
    const renew = dialog(page, `Issue a new client secret to ${partner}?`);
    await renew.getByRole('radio', { name: /^Ends at once/ }).check();
    await checkLooks(page);
    await renew.getByRole('button', { name: 'Issue a new client secret' }).click();
    const renewed = await readIssued(page);
    expect(renewed.clientId).toBe(issued.clientId);
    expect(renewed.secret).not.toBe(issued.secret);
    await page.getByRole('button', { name: 'I have passed it on' }).click();
    expect(await test()).toMatchObject({ failedStep: 'TOKEN', error: 'CREDENTIALS_REFUSED' });

    await own.getByRole('button', { name: `End the connection with ${partner}` }).click();
    const end = dialog(page, `End the connection with ${partner}?`);
    await end.getByRole('button', { name: 'Cancel' }).and(page.locator(':focus')).waitFor();
    await checkLooks(page);
    await end.getByRole('button', { name: 'End the connection', exact: true }).click();
    await page.getByText('Nobody is connected yet').waitFor();

    await page.goto('/settings?tab=activity');
    await row(page, 'ended the connection').filter({ hasText: partner }).waitFor();
  });

  it('recognise a partner who was invited', async () => {
    await ours.call('createInvitations', {
      invitations: [{ email: 'eco@glas-nord.example', organisationName: 'Glas Nord', relation: 'CUSTOMER' }],
    });
    const page = await openPage('/login', { baseUrl: ours.address, language: 'de' });
    await signIn(page, demoUsers.admin);
    await page.goto('/settings?tab=network');
    await page.getByRole('button', { name: 'Partner verbinden' }).click();
    const form = dialog(page, 'Partner verbinden');
    await form.getByRole('combobox', { name: 'Name des Partners' }).fill('glas');
    await form.getByRole('option', { name: 'Glas Nord' }).click();
    await form.getByText('Diesen Partner haben Sie eingeladen').waitFor();
    expect(await form.getByRole('checkbox', { name: /^Kunde/ }).isChecked()).toBe(true);
    await checkLooks(page);
  });
});

describe('other platforms', () => {
  it('are not reached where the installation is not set up for it', async () => {
    const company = await registerCompany('Fjord Foods');
    const page = await openPage('/settings?tab=network', { storageState: browserOf(company.admin) });
    await page.getByText('this installation has no key').waitFor();
    await page.getByText('The operator of this platform sets it up').first().waitFor();
    expect(await page.getByRole('button', { name: 'Connect a partner' }).count()).toBe(0);
    await checkLooks(page);
  });

  it('are an ADMIN’s alone', async () => {
    const company = await registerCompany('Fjord Foods');
    const editor = await addColleague(company, 'EDITOR');
    const page = await openPage('/settings?tab=network', { storageState: browserOf(editor) });
    await tabs(page).getByRole('link', { name: 'Users' }).waitFor();
    expect(await tabs(page).getByRole('link', { name: 'Other platforms' }).count()).toBe(0);
  });
});
