import { describe, expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { askFor, partners, reviewPath, shortAnswer, submit } from './prepare-answers.ts';
import { addColleague, browserOf } from './prepare-company.ts';
import { savedText } from './read-download.ts';

const { openPage } = journeyBrowser();

async function submitted<const Names extends readonly string[]>(names: Names) {
  const both = await partners();
  const asked = await askFor(both, names);
  for (const each of asked) await submit(both.supplier.admin, each);
  return { ...both, asked };
}

describe('two reviewers', () => {
  it('accept and send back the same version at the same moment: one wins, the other is told', async () => {
    const { customer, asked } = await submitted(['Jar']);
    const jar = asked[0];
    const oskar = await addColleague(customer, 'EDITOR');
    const [accepting, rejecting] = await Promise.all([
      openPage(reviewPath(jar), { storageState: browserOf(customer.admin) }),
      openPage(reviewPath(jar), { storageState: browserOf(oskar) }),
    ]);
    await accepting.getByRole('button', { name: 'Accept', exact: true }).waitFor();
    await rejecting.getByRole('button', { name: 'Send back' }).click();
    const dialog = rejecting.getByRole('dialog', { name: 'Send data back' });
    await dialog.getByLabel('Comment for the supplier').fill('Please check the unit.');
    await Promise.all([
      accepting.getByRole('button', { name: 'Accept', exact: true }).click(),
      dialog.getByRole('button', { name: 'Send data back' }).click(),
    ]);
    const won = accepting.getByText('You have accepted the data. The supplier gets an email.');
    const lost = accepting.getByText('Oskar Dahl already sent this back.');
    await won.or(lost).first().waitFor();
    // Seen at once: such a message does not stay.
    const hasWon = await won.isVisible();
    const { requestReference, productId } = jar;
    const token = customer.admin.tokens.access_token;
    const { productRequestStatus, timeline } = await callServer('getRequestedProduct', undefined, token, {
      requestReference,
      productId,
    });
    const decisions = timeline.filter(({ event }) => event === 'ACCEPTED' || event === 'REJECTED');
    expect(decisions).toHaveLength(1);
    expect(hasWon).toBe(productRequestStatus === 'COMPLETED');
    if (productRequestStatus === 'COMPLETED') {
      await rejecting.getByText('Marta Lindqvist already accepted this.').waitFor();
    } else {
      await rejecting.getByText('Data sent back. The supplier gets an email.').waitFor();
    }
  });

  it('is told of a newer version, and loses no word of the comment', async () => {
    const { customer, supplier, asked } = await submitted(['Jar']);
    const jar = asked[0];
    const page = await openPage(reviewPath(jar), { storageState: browserOf(customer.admin) });
    await page.getByRole('button', { name: 'Send back' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send data back' });
    await dialog.getByLabel('Comment for the supplier').fill('A long comment.');
    await submit(supplier.admin, jar, { data: shortAnswer(2.4), submissionVersion: 1 });
    await dialog.getByRole('button', { name: 'Send data back' }).click();
    await page
      .getByText(/^A newer version \(2\) was submitted/)
      .first()
      .waitFor();
    expect(await dialog.getByLabel('Comment for the supplier').inputValue()).toBe('A long comment.');
    await checkLooks(page);
  });
});

describe('the review queue', () => {
  it('accepts many, and says of each what became of it', async () => {
    const { customer, supplier, asked } = await submitted(['Jar', 'Lid', 'Box']);
    const page = await openPage('/customer/reviews', { storageState: browserOf(customer.admin) });
    const table = page.getByRole('table', { name: 'Pending reviews' });
    await expect.poll(() => table.getByRole('row').count()).toBe(4);
    await checkLooks(page);
    for (const name of ['Jar', 'Lid'])
      await table.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
    const lid = asked[1];
    await page.getByRole('button', { name: 'Accept selected' }).click();
    const confirming = page.getByRole('dialog', { name: 'Accept 2 submissions?' });
    await checkLooks(page);
    // The list behind learns of it at once; what is being confirmed stays what it was.
    await submit(supplier.admin, lid, { data: shortAnswer(2.9), submissionVersion: 1 });
    await confirming.getByRole('button', { name: 'Accept 2 submissions' }).click();
    await page.getByText('1 submission accepted').waitFor();
    await page.getByText('A newer version was submitted in the meantime. Read it first.').waitFor();
    await checkLooks(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => table.getByRole('row').count()).toBe(3);
  });

  it('leaves out an answer that there are no data, and says so', async () => {
    const { customer, supplier, asked } = await submitted(['Jar', 'Lid']);
    const lid = asked[1];
    const noData = { emissionValues: { granularity: 'UNAVAILABLE', unavailableReason: 'Not measured yet' } } as const;
    await submit(supplier.admin, lid, { data: noData, submissionVersion: 1 });
    const page = await openPage('/customer/reviews', { storageState: browserOf(customer.admin) });
    const table = page.getByRole('table', { name: 'Pending reviews' });
    for (const name of ['Jar', 'Lid'])
      await table.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Accept selected' }).click();
    const confirming = page.getByRole('dialog', { name: 'Accept 1 submission?' });
    await confirming.getByRole('list', { name: 'What is left out' }).getByText('Lid').waitFor();
    await checkLooks(page);
    await confirming.getByRole('button', { name: 'Accept 1 submission' }).click();
    await page.getByText('1 submission accepted').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => table.getByRole('row').count()).toBe(2);
    await table.getByRole('row').filter({ hasText: 'No data available' }).waitFor();
  });
});

describe('the list of purchased products', () => {
  it('shows what is in force, and what is not as a proposal', async () => {
    const { customer, supplier, asked } = await submitted(['Jar']);
    const jar = asked[0];
    const review = async (name: 'acceptEmissionData' | 'rejectEmissionData', body: object) =>
      callServer(name, body as never, customer.admin.tokens.access_token, {
        requestReference: jar.requestReference,
        productId: jar.productId,
      });
    const page = await openPage('/products/purchased', { storageState: browserOf(customer.admin) });
    const row = page.locator('tbody').getByRole('row').filter({ hasText: 'Jar' });
    await row.getByText('pending review', { exact: true }).waitFor();
    await review('rejectEmissionData', { reason: 'Which year?' });
    await page.reload();
    await row.getByText('sent back', { exact: true }).waitFor();
    await submit(supplier.admin, jar, { data: shortAnswer(2.63), submissionVersion: 1 });
    await review('acceptEmissionData', {});
    await submit(supplier.admin, jar, { data: shortAnswer(2.9), submissionVersion: 2 });
    await page.reload();
    await expect.poll(() => row.innerText()).toMatch(/2\.63 \/ kg\s+pending review: 2\.9 \/ kg/);
    await checkLooks(page);
  });
});

describe('what was submitted', () => {
  it('goes out as JSON and is readable in print', async () => {
    const { customer, asked } = await submitted(['Jar']);
    const jar = asked[0];
    const page = await openPage(reviewPath(jar), { storageState: browserOf(customer.admin) });
    const button = page.getByRole('button', { name: 'Download as JSON' });
    await button.waitFor();
    const { fileName, text } = await savedText(page, () => button.click());
    expect(fileName).toMatch(/\.json$/);
    expect(JSON.parse(text).submission.data.emissionValues.value).toBe(2.63);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('button', { name: 'Accept', exact: true }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'Submitted data' }).isVisible()).toBe(true);
  });
});
