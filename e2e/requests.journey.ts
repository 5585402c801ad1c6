import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { narrow, rowOf, rowsOf, select } from './line-list.ts';
import { browserOf, ownDomain, registerCompany } from './prepare-company.ts';
import { addProducts, addSupplier, numbered, sendRequests } from './prepare-purchases.ts';
import { bulkBar, listedNames, openForColleague } from './purchased-list.ts';
import { mailsTo, mailWithLink } from './read-mail.ts';
import { newPassword, registerNewCompany } from './registration-steps.ts';
import { isFocused, tabTo } from './tab-to.ts';

const { openPage } = journeyBrowser();

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

async function close(page: Page, name: string, button: string): Promise<void> {
  await dialogOf(page, name).getByRole('button', { name: button, exact: true }).click();
  await dialogOf(page, name).waitFor({ state: 'detached' });
}

describe('requests', () => {
  it('for twenty products go to two suppliers in one campaign, with one mail each', async () => {
    const customer = await registerCompany('Fjord Foods');
    const glass = await addSupplier(customer, 'Ahlen Glass');
    const paper = await addSupplier(customer, 'Rhine Paper');
    await addProducts(customer, numbered('Jar', 10), { supplierId: glass.id });
    await addProducts(customer, numbered('Carton', 10), { supplierId: paper.id });
    const page = await openPage('/products/purchased', { storageState: browserOf(customer.admin) });
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await bulkBar(page).getByText('10 selected').waitFor();
    await page.getByRole('button', { name: 'Next page' }).click();
    await rowOf(page, 'Jar 10').waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await bulkBar(page).getByText('20 selected').waitFor();

    await bulkBar(page).getByRole('button', { name: 'Send requests', exact: true }).click();
    const sending = dialogOf(page, 'Send requests');
    await sending.getByText('Requests for 20 products to 2 suppliers').waitFor();
    await sending.getByRole('listitem').filter({ hasText: 'Ahlen Glass' }).filter({ hasText: '10 products' }).waitFor();
    await sending.getByLabel('Campaign').fill('Footprints 2026');
    await sending.getByLabel('Message to the supplier').fill('We need your own figures for our report.');
    await sending.getByLabel('Answer by').fill('2099-03-31');
    await choose(page, 'Declared unit', 'Piece');
    await choose(page, 'System boundary', 'Cradle-to-gate');
    await choose(page, 'Verification', 'Verified data');
    await checkLooks(page);
    await sending.getByRole('button', { name: 'Send 20 requests' }).click();
    await sending.getByRole('heading', { name: '2 requests sent' }).waitFor();
    const sentTo = (supplier: string) => sending.getByRole('listitem').filter({ hasText: supplier });
    const ofGlass = await sentTo('Ahlen Glass').getByText(/^REQ-/).innerText();
    const ofPaper = await sentTo('Rhine Paper').getByText(/^REQ-/).innerText();
    expect(ofGlass).not.toBe(ofPaper);
    await sending.getByRole('link', { name: 'Open the campaign' }).waitFor();
    await checkLooks(page);
    await close(page, 'Send requests', 'Done');

    // One mail for ten products, with the way to register; the invitation had come before.
    const mail = await mailWithLink(glass.email, '/register', 1);
    expect(mail.subject).toBe('Fjord Foods asks for the carbon footprints of 10 products');
    for (const told of [
      ofGlass,
      'Jar 01',
      'We need your own figures for our report.',
      '31 March 2099',
      'Cradle-to-gate',
    ])
      expect(mail.text).toContain(told);
    expect(mail.text).not.toContain('Footprints 2026');
    expect((await mailWithLink(paper.email, '/register', 1)).text).toContain(ofPaper);

    await expect.poll(() => rowsOf(page).filter({ hasText: 'Waiting for the supplier' }).count()).toBe(10);
    await narrow(page, 'Status', 'Waiting for the supplier');
    await page.getByText('1–10 of 20').waitFor();
    await narrow(page, 'Supplier', 'Ahlen Glass');
    await expect.poll(() => listedNames(page)).toEqual(numbered('Jar', 10).toReversed());

    // Whoever gets the address sees the same list.
    const shared = await openForColleague(openPage, customer, page);
    await expect.poll(() => listedNames(shared)).toEqual(numbered('Jar', 10).toReversed());
    await shared.getByRole('button', { name: 'Status: 1' }).waitFor();
    await shared.getByRole('button', { name: 'Clear', exact: true }).click();
    await shared.getByText('1–10 of 20').waitFor();
    await shared.getByRole('searchbox', { name: 'Search' }).fill(ofPaper);
    await expect.poll(() => listedNames(shared)).toEqual(numbered('Carton', 10).toReversed());

    const supplier = await openPage(mail.link);
    await supplier.getByRole('heading', { level: 1, name: 'Fjord Foods invites you' }).waitFor();
    await supplier.getByLabel('Password', { exact: true }).fill(newPassword);
    await supplier.getByRole('button', { name: 'Create account' }).click();
    await registerNewCompany(supplier, 'Ahlen Glass Ltd', { firstName: 'Mara', lastName: 'Voss' });
    await supplier.getByRole('heading', { level: 1, name: 'Mara' }).waitFor();
    await page.goto(`/products/purchased?textSearch=${ofGlass}`);
    await expect.poll(() => rowsOf(page).filter({ hasText: 'Ahlen Glass Ltd' }).count()).toBe(10);
    const asked = (await mailsTo(glass.email)).filter(({ subject }) => subject.includes(' asks for the carbon'));
    expect(asked).toHaveLength(1);
  });

  it('are canceled and sent again, and what stands against it is said before', async () => {
    const customer = await registerCompany('Fjord Foods');
    const glass = await addSupplier(customer, 'Ahlen Glass');
    const jars = await addProducts(customer, numbered('Jar', 5), { supplierId: glass.id });
    const [first] = (await sendRequests(customer, jars)).requests;
    await addProducts(customer, ['Label']);
    const page = await openPage('/products/purchased', { storageState: browserOf(customer.admin) });
    for (const name of ['Jar 01', 'Jar 02', 'Jar 03', 'Label']) await select(page, name);
    await bulkBar(page).getByRole('button', { name: 'Cancel requests' }).click();
    const canceling = dialogOf(page, 'Cancel 3 requests?');
    await canceling.getByText('3 requests end, and their suppliers get an email.').waitFor();
    const leftOut = canceling.getByRole('listitem').filter({ hasText: 'Label' });
    await leftOut.getByText('Not sent yet').waitFor();
    await checkLooks(page);
    await close(page, 'Cancel 3 requests?', 'Cancel 3 requests');
    await page.getByText('3 requests cancelled').waitFor();
    await expect.poll(() => rowsOf(page).filter({ hasText: 'Cancelled' }).count()).toBe(3);
    const canceled = await mailWithLink(glass.email, '/register', 2);
    expect(canceled.subject).toBe('Fjord Foods withdrew its request for the carbon footprints of 3 products');

    await select(page, 'Jar 01');
    await select(page, 'Jar 04');
    await bulkBar(page).getByRole('button', { name: 'Resend' }).click();
    const resending = dialogOf(page, 'Resend requests');
    await resending.getByText('1 new request.').waitFor();
    const waiting = resending.getByRole('listitem').filter({ hasText: 'Jar 04' });
    await waiting.getByText('The supplier was asked or reminded less than 24 hours ago.').waitFor();
    await waiting.getByText('Possible again from').waitFor();
    await resending.getByLabel('Message to the supplier').fill('We need this one after all.');
    await checkLooks(page);
    await close(page, 'Resend requests', 'Resend 1 request');
    await page.getByText('1 request resent').waitFor();
    await rowOf(page, 'Jar 01').filter({ hasText: 'Waiting for the supplier' }).waitFor();
    const again = await rowOf(page, 'Jar 01').getByText(/^REQ-/).innerText();
    expect(again).not.toBe(first?.requestReference);
    const anew = await mailWithLink(glass.email, '/register', 3);
    expect(anew.subject).toBe('Fjord Foods asks for the carbon footprint of “Jar 01”');
    expect(anew.text).toContain(again);
    expect(anew.text).toContain('We need this one after all.');
  });

  it('go to a supplier who is invited with the first request', async () => {
    const customer = await registerCompany('Fjord Foods');
    await addProducts(customer, ['Label']);
    const email = `post@${ownDomain('etik')}`;
    const page = await openPage('/products/purchased', { storageState: browserOf(customer.admin), language: 'de' });
    await page.getByRole('checkbox', { name: /^Label.+auswählen$/ }).check();
    await page.getByRole('button', { name: 'Anfragen senden', exact: true }).click();
    const sending = dialogOf(page, 'Anfragen senden');
    await sending.getByRole('radio', { name: 'Einen Lieferanten einladen' }).check();
    await sending.getByLabel('E-Mail-Adresse des Lieferanten').fill('etik');
    await sending.getByLabel('Name des Unternehmens').fill('Etik Druck');
    await sending.getByRole('button', { name: '1 Anfrage senden' }).click();
    await sending.getByRole('alert').waitFor();
    await checkLooks(page);
    await sending.getByLabel('E-Mail-Adresse des Lieferanten').fill(email);
    await sending.getByRole('button', { name: '1 Anfrage senden' }).click();
    await sending.getByRole('heading', { name: '1 Anfrage gesendet' }).waitFor();
    const reference = await sending.getByText(/^REQ-/).innerText();
    await checkLooks(page);
    await close(page, 'Anfragen senden', 'Fertig');
    await rowOf(page, 'Label')
      .filter({ hasText: 'Etik Druck' })
      .filter({ hasText: 'Wartet auf den Lieferanten' })
      .waitFor();
    await expect.poll(async () => (await mailsTo(email)).map(({ text }) => text.includes(reference))).toEqual([true]);
  });

  it('can be sent without a mouse', async () => {
    const customer = await registerCompany('Fjord Foods');
    const glass = await addSupplier(customer, 'Ahlen Glass');
    await addProducts(customer, ['Jar', 'Lid'], { supplierId: glass.id });
    const page = await openPage('/products/purchased', { storageState: browserOf(customer.admin) });
    await rowOf(page, 'Lid').waitFor();
    await page.keyboard.press('Tab');
    expect(await isFocused(page.getByRole('link', { name: 'Skip to the content' }))).toBe(true);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('checkbox', { name: 'Select Jar' }), 25);
    await page.keyboard.press('Space');
    await tabTo(page, bulkBar(page).getByRole('button', { name: 'Send requests', exact: true }), 6);
    await page.keyboard.press('Enter');
    const sending = dialogOf(page, 'Send requests');
    await sending.getByText('Requests for 1 product to 1 supplier').waitFor();
    await expect.poll(() => sending.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await tabTo(page, sending.getByLabel('Campaign'), 3);
    await page.keyboard.type('Spring');
    await tabTo(page, sending.getByLabel('Message to the supplier'), 2);
    await page.keyboard.type('Please help.');
    await tabTo(page, sending.getByRole('combobox', { name: 'Unit' }), 6);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => sending.getByRole('combobox', { name: 'Unit' }).inputValue()).not.toBe('');
    await tabTo(page, sending.getByRole('button', { name: 'Send 1 request' }), 8);
    await page.keyboard.press('Enter');
    const result = sending.getByRole('heading', { name: '1 request sent' });
    await result.waitFor();
    await expect.poll(() => isFocused(result)).toBe(true);
    await tabTo(page, sending.getByRole('button', { name: 'Done' }), 3);
    await page.keyboard.press('Enter');
    await sending.waitFor({ state: 'detached' });
    await rowOf(page, 'Jar').filter({ hasText: 'Waiting for the supplier' }).waitFor();
    // Wherever the keyboard goes on, it is not at the top of the page.
    await expect
      .poll(() => page.getByRole('main').evaluate((main) => main.contains(document.activeElement)))
      .toBe(true);
  });
});
