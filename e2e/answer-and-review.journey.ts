import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkAndSubmit, fillFigure, fillSurroundings, saved, valueField } from './answer-form.ts';
import { checkLooks } from './check-looks.ts';
import { countEffort } from './count-effort.ts';
import { journeyBrowser } from './journey-browser.ts';
import { answerPath, askFor, partners, reviewPath } from './prepare-answers.ts';
import { browserOf } from './prepare-company.ts';
import { mailWithLink } from './read-mail.ts';

const { openPage } = journeyBrowser();

const history = (page: Page) => page.getByRole('list', { name: 'History, newest first' }).getByRole('listitem');
const status = (page: Page, words: string) =>
  page.getByRole('main').getByText(words, { exact: true }).first().waitFor();

describe('a request from the first draft to the accepted value', () => {
  it('is begun, left, resumed, submitted, sent back, corrected and accepted', async () => {
    const both = await partners();
    const [jar] = await askFor(both, ['Jar'], { comment: 'For our report.', dueDate: '2099-03-31' });
    const supplierBrowser = browserOf(both.supplier.admin);
    const customerBrowser = browserOf(both.customer.admin);

    let supplier = await openPage('/products/received-requests', { storageState: supplierBrowser });
    const row = supplier.getByRole('row').filter({ hasText: 'Jar' });
    await row.getByText('New', { exact: true }).waitFor();
    await checkLooks(supplier);
    await row.getByRole('link', { name: 'Jar' }).click();
    await supplier.getByRole('heading', { level: 1, name: 'Jar' }).waitFor();
    const asked = supplier.getByRole('region', { name: 'Request details' });
    await asked.getByText('For our report.').waitFor();
    await asked.getByText('31/03/2099').waitFor();
    await checkLooks(supplier);
    await fillFigure(supplier, '263');
    await saved(supplier);
    await supplier.context().close();

    // The customer learns that work has begun, and nothing of what.
    const customer = await openPage(reviewPath(jar), { storageState: customerBrowser });
    await history(customer).first().filter({ hasText: 'Draft started' }).waitFor();
    expect(await customer.getByText('263').count()).toBe(0);

    supplier = await openPage(answerPath(jar), { storageState: supplierBrowser });
    await expect.poll(() => valueField(supplier).inputValue()).toBe('263');
    await fillSurroundings(supplier);
    await saved(supplier);
    // No material comes near 263 kg per kg: it is said at once, and asked for before submitting.
    await supplier.getByText(/^263 comes to 263 kgCO₂e per kg of product/).waitFor();
    await supplier.getByRole('button', { name: 'Check and submit' }).click();
    const checking = supplier.getByRole('dialog', { name: 'Check and submit' });
    await checking.getByRole('button', { name: `Submit to ${both.customer.name}` }).click();
    const sentence = checking.getByLabel('Why is the figure right all the same?');
    await expect.poll(() => sentence.getAttribute('aria-invalid')).toBe('true');
    await checkLooks(supplier);
    await sentence.fill('Measured in our furnace.');
    await checking.getByRole('button', { name: `Submit to ${both.customer.name}` }).click();
    await supplier.getByRole('heading', { name: `Submitted to ${both.customer.name}` }).waitFor();
    await checkLooks(supplier);
    expect((await mailWithLink(both.customer.admin.email, reviewPath(jar))).subject).toContain('Ahlen Glass answered');

    const doubt = customer
      .getByRole('list', { name: 'Unlikely value' })
      .getByText('Value per kg far from that of any material');
    await customer.goto('/customer/reviews');
    await customer.getByRole('row').filter({ hasText: 'Jar' }).filter({ has: doubt }).waitFor();
    await checkLooks(customer);
    await customer.goto(reviewPath(jar));
    await customer.getByRole('heading', { name: 'Submitted data' }).waitFor();
    await customer.getByText('263').first().waitFor();
    await doubt.waitFor();
    await customer.getByText('Measured in our furnace.').waitFor();
    await checkLooks(customer);
    await customer.getByRole('button', { name: 'Send back' }).click();
    const dialog = customer.getByRole('dialog', { name: 'Send data back' });
    await dialog.getByRole('button', { name: 'Send data back' }).click();
    await dialog.getByRole('link', { name: 'Write a comment first' }).waitFor();
    await dialog.getByLabel('Comment for the supplier').fill('This seems to be for 100 jars.');
    await dialog.getByRole('button', { name: 'Send data back' }).click();
    await customer.getByText('Data sent back. The supplier gets an email.').waitFor();

    await supplier.goto(answerPath(jar));
    await supplier.getByText('This seems to be for 100 jars.').first().waitFor();
    await expect.poll(() => valueField(supplier).inputValue()).toBe('263');
    await valueField(supplier).fill('2.63');
    await saved(supplier);
    await checkAndSubmit(supplier, both.customer.name);

    await customer.goto(reviewPath(jar));
    const changes = customer.getByRole('region', { name: 'Changes' });
    await changes.getByRole('row').filter({ hasText: 'Emissions' }).filter({ hasText: '2.63' }).waitFor();
    await checkLooks(customer);
    await customer.getByRole('button', { name: 'Accept', exact: true }).click();
    await customer.getByText('You have accepted the data. The supplier gets an email.').waitFor();
    await history(customer).first().filter({ hasText: 'Data accepted' }).waitFor();

    await supplier.goto('/products/received-requests');
    await status(supplier, 'Accepted by the customer');

    await customer.getByRole('button', { name: 'Withdraw acceptance' }).click();
    const withdrawing = customer.getByRole('dialog', { name: 'Withdraw acceptance' });
    await withdrawing.getByLabel('Reason').fill('The year is wrong.');
    await checkLooks(customer);
    await withdrawing.getByRole('button', { name: 'Withdraw acceptance' }).click();
    await customer.getByText('Acceptance withdrawn. The supplier gets an email.').waitFor();
    await history(customer).first().filter({ hasText: 'The year is wrong.' }).waitFor();
  });

  it('is declined with a reason, asked for again, and keeps its draft', async () => {
    const both = await partners();
    const [jar] = await askFor(both, ['Lid']);
    const supplier = await openPage(answerPath(jar), { storageState: browserOf(both.supplier.admin) });
    await fillFigure(supplier, '1.5');
    await saved(supplier);
    await supplier.getByRole('button', { name: 'Decline request' }).click();
    const declining = supplier.getByRole('dialog', { name: 'Decline request' });
    await declining.getByRole('button', { name: 'Decline request' }).click();
    await declining.getByRole('link', { name: 'Explain in a sentence why you decline' }).waitFor();
    await declining.getByLabel('Explanation').fill('Our study ends in spring.');
    await checkLooks(supplier);
    await declining.getByRole('button', { name: 'Decline request' }).click();
    await supplier.getByText('Request declined. The customer gets a message.').waitFor();
    await status(supplier, 'You declined');

    const customer = await openPage(reviewPath(jar), { storageState: browserOf(both.customer.admin) });
    await customer.getByText('Our study ends in spring.').first().waitFor();
    expect(await customer.getByText('1.5').count()).toBe(0);
    await customer.getByRole('button', { name: 'Resend request' }).click();
    const resending = customer.getByRole('dialog');
    await resending.getByRole('button', { name: /^Resend/ }).click();
    await resending.waitFor({ state: 'detached' });

    await supplier.goto(answerPath(jar));
    await supplier.getByText('is an older request for this product').waitFor();
    await supplier.getByRole('link', { name: /^Go to REQ-/ }).click();
    await expect.poll(() => valueField(supplier).inputValue()).toBe('1.5');
  });

  it('is declined in three clicks where the kind of reason says enough', async () => {
    const both = await partners();
    const [jar] = await askFor(both, ['Cork']);
    const supplier = await openPage(answerPath(jar), { storageState: browserOf(both.supplier.admin) });
    const effort = await countEffort(supplier);
    await supplier.getByRole('button', { name: 'Decline request' }).click();
    const declining = supplier.getByRole('dialog', { name: 'Decline request' });
    await declining.getByRole('radio', { name: 'This isn’t our product' }).check();
    await declining.getByRole('button', { name: 'Decline request' }).click();
    await supplier.getByText('Request declined. The customer gets a message.').waitFor();
    await supplier.getByRole('heading', { name: /^You declined on .*: This isn’t our product$/ }).waitFor();
    expect(effort.clicks()).toHaveLength(3);
    expect(effort.fields()).toHaveLength(1);

    const customer = await openPage(reviewPath(jar), { storageState: browserOf(both.customer.admin) });
    await customer.getByText('It isn’t their product', { exact: true }).waitFor();
    await checkLooks(customer);
  });
});
