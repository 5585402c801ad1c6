import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { answerPath, askFor, partners, reviewPath } from './prepare-answers.ts';
import { browserOf } from './prepare-company.ts';
import { bulkBar, productRow } from './purchased-list.ts';
import { mailsTo, mailWithLink } from './read-mail.ts';

const { openPage } = journeyBrowser();

const history = (page: Page) => page.getByRole('list', { name: 'History, newest first' }).getByRole('listitem');

/** Some days ahead, as a field takes it and as a page shows it. */
function ahead(days: number) {
  const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return { day, shown: day.split('-').toReversed().join('/') };
}

describe('a supplier that has no data yet', () => {
  it('says by when it expects them, and the customer sees it', async () => {
    const both = await partners();
    const [jar] = await askFor(both, ['Jar']);
    const supplier = await openPage('/products/received-requests', { storageState: browserOf(both.supplier.admin) });
    const row = supplier.getByRole('row').filter({ hasText: 'Jar' });
    await row.getByRole('button', { name: 'Actions for Jar' }).click();
    await supplier.getByRole('button', { name: 'Not yet' }).click();
    const dialog = supplier.getByRole('dialog', { name: 'Expected date' });
    await dialog.getByRole('button', { name: 'Set expected date' }).click();
    await dialog.getByRole('link', { name: 'Choose the day by which you expect to have data' }).waitFor();
    await dialog.getByRole('button', { name: 'In 2 weeks' }).click();
    await checkLooks(supplier);
    const { day, shown } = ahead(40);
    await dialog.getByLabel('When do you expect to have data?').fill(day);
    await dialog.getByLabel('Comment').fill('Our study is under way.');
    await dialog.getByRole('button', { name: 'Set expected date' }).click();
    await supplier.getByText('Expected date set. The customer is notified.').waitFor();
    await row.getByText(`Expected by ${shown}`).waitFor();
    await checkLooks(supplier);

    const { subject, text } = await mailWithLink(both.customer.admin.email, reviewPath(jar));
    expect(subject).toBe('Ahlen Glass needs more time for “Jar”');
    expect(text).toContain('Our study is under way.');
    const customer = await openPage('/products/purchased', { storageState: browserOf(both.customer.admin) });
    await productRow(customer, 'Jar').getByText(`Expected by ${shown}`).waitFor();
    await customer.goto(reviewPath(jar));
    await customer.getByText(`Expected by ${shown}`, { exact: true }).waitFor();
    const entry = history(customer).first();
    await entry.filter({ hasText: 'Postponed by the supplier' }).waitFor();
    await entry.getByText(`Data expected by ${shown}`).waitFor();
    await entry.getByText('Our study is under way.').waitFor();
    await checkLooks(customer);

    // Another day takes its place.
    const later = ahead(60);
    await supplier.goto(answerPath(jar));
    await supplier.getByText(`Expected by ${shown}`, { exact: true }).waitFor();
    await supplier.getByRole('button', { name: 'Change expected date' }).click();
    await dialog.getByLabel('When do you expect to have data?').fill(later.day);
    await dialog.getByRole('button', { name: 'Set expected date' }).click();
    await supplier.getByText(`Expected by ${later.shown}`, { exact: true }).waitFor();
    await checkLooks(supplier);
  });
});

describe('a customer that changes a due date', () => {
  it('does so for one product or for a selection, and the supplier sees it without a mail', async () => {
    const both = await partners();
    const [jar, lid] = await askFor(both, ['Jar', 'Lid'], { dueDate: ahead(20).day });
    await mailWithLink(both.supplier.admin.email, '/products/received-requests');
    const [first, second] = [ahead(50), ahead(70)];
    const page = await openPage(reviewPath(jar), { storageState: browserOf(both.customer.admin) });
    await page.getByRole('button', { name: 'Change due date' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change due date' });
    await dialog.getByLabel('Answer by').fill(first.day);
    await checkLooks(page);
    await dialog.getByRole('button', { name: 'Change due date' }).click();
    await page.getByText('Due date changed').first().waitFor();
    await history(page).first().getByText(`New due date: ${first.shown}`).waitFor();

    await page.goto('/products/purchased');
    for (const name of ['Jar', 'Lid']) await productRow(page, name).getByRole('checkbox').check();
    await bulkBar(page).getByRole('button', { name: 'Change due date' }).click();
    await dialog.getByLabel('Answer by').fill(second.day);
    await dialog.getByRole('button', { name: 'Change 2 due dates' }).click();
    await page.getByText('2 due dates changed').waitFor();
    for (const name of ['Jar', 'Lid']) await productRow(page, name).getByText(`Due ${second.shown}`).waitFor();

    const supplier = await openPage(answerPath(lid), { storageState: browserOf(both.supplier.admin) });
    await supplier.getByText(second.shown).first().waitFor();
    const { data } = await callServer('listNotifications', undefined, both.supplier.admin.tokens.access_token);
    expect(data.map(({ kind, lines }) => [kind, lines])).toEqual([
      ['DUE_DATE_CHANGED', 2],
      ['DUE_DATE_CHANGED', 1],
      ['REQUESTED', 2],
    ]);
    expect((await mailsTo(both.supplier.admin.email)).filter(({ subject }) => /due date/i.test(subject))).toEqual([]);

    await page.goto(reviewPath(jar));
    await page.getByRole('button', { name: 'Change due date' }).click();
    await dialog.getByLabel('Answer by').fill('');
    await dialog.getByRole('button', { name: 'Change due date' }).click();
    await history(page).first().getByText('No due date any more').waitFor();
    await page.getByRole('button', { name: 'Set due date' }).waitFor();
  });
});
