import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { narrow, rowOf, rowsOf, select } from './line-list.ts';
import { addColleague, browserOf, ownDomain, registerCompany } from './prepare-company.ts';
import { addProducts, addSupplier, numbered, sendRequests } from './prepare-purchases.ts';
import { bulkBar, listedNames, openForColleague } from './purchased-list.ts';
import { mailWithLink } from './read-mail.ts';

const { openPage } = journeyBrowser();

const inviting = (page: Page) => page.getByRole('dialog', { name: 'Invite suppliers' });
const supplierRow = (page: Page, name: string) => rowOf(page, name).filter({ hasText: 'Invited, no answer yet' });

async function openInviting(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Invite suppliers' }).click();
  await inviting(page).getByLabel('Email addresses').waitFor();
}

async function sendInvitations(page: Page, button: string, outcome: string): Promise<void> {
  await inviting(page).getByRole('button', { name: button }).click();
  await inviting(page).getByRole('heading', { name: outcome }).waitFor();
  await inviting(page).getByRole('button', { name: 'Done' }).click();
  await inviting(page).waitFor({ state: 'detached' });
}

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await inviting(page).getByLabel('Email addresses').press('ControlOrMeta+v');
}

describe('suppliers', () => {
  it('are invited one by one, by pasting and from a file, and found again', async () => {
    const customer = await registerCompany('Fjord Foods');
    const [glass, mills, paper] = [ownDomain('glass'), ownDomain('mills'), ownDomain('paper')];
    const page = await openPage('/customer/suppliers', { storageState: browserOf(customer.admin) });
    await page.getByText('No suppliers yet').waitFor();
    await checkLooks(page);
    await openInviting(page);
    await inviting(page).getByLabel('Email addresses').fill(`sales@${glass}`);
    await inviting(page).getByLabel('Email addresses').press('Enter');
    await inviting(page).getByLabel('Name of the company').fill('Ahlen Glass');
    await sendInvitations(page, 'Send invitation', '1 invitation sent');
    await supplierRow(page, 'Ahlen Glass')
      .filter({ hasText: `sales@${glass}` })
      .waitFor();
    await mailWithLink(`sales@${glass}`, '/register');

    await openInviting(page);
    await paste(page, `anna@${mills}; bert@${mills}\ncarla@${mills}, sales@${glass}`);
    await inviting(page).getByText('4 of at most 100').waitFor();
    await inviting(page).getByRole('button', { name: 'Send 4 invitations' }).click();
    await inviting(page).getByRole('heading', { name: '3 invitations sent' }).waitFor();
    await inviting(page).getByRole('listitem').filter({ hasText: glass }).getByText('already invited').waitFor();
    await inviting(page).getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => rowsOf(page).count()).toBe(4);

    await openInviting(page);
    const content = `Company;E-mail\nRhine Paper;order@${paper}\nRhône Carton;achats@${paper}\nNobody there;\n`;
    const file = { name: 'suppliers.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
    await inviting(page).locator('input[type="file"]').setInputFiles(file);
    await inviting(page).getByText('2 addresses were added from the file. 2 have their company names.').waitFor();
    await inviting(page).getByText('Line 4: Nobody there').waitFor();
    await checkLooks(page);
    await sendInvitations(page, 'Send 2 invitations', '2 invitations sent');
    await supplierRow(page, 'Rhine Paper').waitFor();
    await supplierRow(page, 'Rhône Carton').waitFor();

    await page.getByRole('searchbox', { name: 'Search name or address' }).fill('carla');
    await expect.poll(() => rowsOf(page).count()).toBe(1);
    await page.getByRole('searchbox', { name: 'Search name or address' }).fill('');
    await page.getByRole('searchbox', { name: 'Email domain' }).fill(paper);
    await expect.poll(() => listedNames(page)).toEqual(['Rhine Paper', 'Rhône Carton']);
    expect(new URL(page.url()).searchParams.get('filterSupplierEmailDomain')).toBe(paper);
    await narrow(page, 'Connection', 'Connected');
    await page.getByRole('button', { name: 'Show all suppliers' }).click();
    await expect.poll(() => rowsOf(page).count()).toBe(6);
  });

  it('are listed with how far they are, and have a page whose address can be shared', async () => {
    const customer = await registerCompany('Fjord Foods');
    const glass = await addSupplier(customer, 'Ahlen Glass');
    const paper = await addSupplier(customer, 'Rhine Paper');
    const mill = await registerCompany('Alpine Mills');
    await addSupplier(customer, 'Mill', mill.admin.email);
    const millToken = mill.admin.tokens.access_token;
    const [invitation] = (await callServer('listReceivedInvitations', undefined, millToken)).data;
    await callServer('acceptInvitation', undefined, millToken, { invitationId: invitation?.id ?? '' });
    await addProducts(customer, ['Carton'], { supplierId: paper.id });
    const jars = await addProducts(customer, numbered('Jar', 12), { supplierId: glass.id });
    await sendRequests(customer, jars.slice(0, 3), { campaign: 'Spring', dueDate: '2099-03-31' });

    const page = await openPage('/customer/suppliers', { storageState: browserOf(customer.admin), language: 'fr' });
    await rowOf(page, 'Ahlen Glass').filter({ hasText: '12' }).waitFor();
    await checkLooks(page);
    await narrow(page, 'Mise en relation', 'En relation');
    await expect.poll(() => listedNames(page)).toEqual(['Alpine Mills']);
    await page.getByRole('button', { name: 'Mise en relation: En relation' }).click();
    await page.getByRole('checkbox', { name: 'En relation', exact: true }).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Produits' }).getByRole('button').click();
    await expect.poll(() => listedNames(page)).toEqual(['Ahlen Glass', 'Rhine Paper', 'Alpine Mills']);

    await page.getByRole('link', { name: 'Ahlen Glass' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ahlen Glass' }).waitFor();
    await page.getByRole('region', { name: 'Contacts invités' }).getByText(glass.email).waitFor();
    await checkLooks(page);
    await narrow(page, 'Statut', 'En attente du fournisseur');
    await expect.poll(() => listedNames(page)).toEqual(['Jar 03', 'Jar 02', 'Jar 01']);
    await page.getByRole('searchbox', { name: 'Référence produit' }).fill('Jar-02');
    await expect.poll(() => listedNames(page)).toEqual(['Jar 02']);
    const shared = await openForColleague(openPage, customer, page);
    await expect.poll(() => listedNames(shared)).toEqual(['Jar 02']);
    await shared.getByRole('heading', { level: 1, name: 'Ahlen Glass' }).waitFor();
    await expect.poll(() => shared.getByRole('button', { name: 'Remove' }).count()).toBe(0);

    await page.getByRole('link', { name: 'Demandes' }).click();
    await rowOf(page, 'Spring').filter({ hasText: /REQ-/ }).waitFor();
    await checkLooks(page);
  });

  it('are removed by an administrator, once nothing is open', async () => {
    const customer = await registerCompany('Fjord Foods');
    const glass = await addSupplier(customer, 'Ahlen Glass');
    await addSupplier(customer, 'Rhine Paper');
    const jars = await addProducts(customer, numbered('Jar', 2), { supplierId: glass.id });
    await sendRequests(customer, jars);
    const colleague = await addColleague(customer, 'EDITOR');
    const his = await openPage('/customer/suppliers', { storageState: browserOf(colleague) });
    await rowOf(his, 'Ahlen Glass').waitFor();
    await expect.poll(() => his.getByRole('checkbox').count()).toBe(0);

    const page = await openPage('/customer/suppliers', { storageState: browserOf(customer.admin) });
    await select(page, 'Ahlen Glass');
    await bulkBar(page).getByRole('button', { name: 'Remove' }).click();
    const question = page.getByRole('dialog', { name: 'Remove Ahlen Glass?' });
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await question.getByRole('alert').filter({ hasText: '2 requests are still open. Cancel them first' }).waitFor();
    await checkLooks(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Ahlen Glass' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ahlen Glass' }).waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await bulkBar(page).getByRole('button', { name: 'Cancel requests' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel 2 requests' }).click();
    await expect.poll(() => rowsOf(page).filter({ hasText: 'Cancelled' }).count()).toBe(2);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('1 supplier removed.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Suppliers' }).waitFor();
    await expect.poll(() => listedNames(page)).toEqual(['Rhine Paper']);
  });
});
