import { expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { askFor, partners, reviewPath, shortAnswer, submit } from './prepare-answers.ts';
import { browserOf } from './prepare-company.ts';

const { openPage } = journeyBrowser();

it('goes from one submission to the next, the longest waiting first, and back to the queue as it was', async () => {
  const both = await partners();
  const asked = await askFor(both, ['Jar', 'Lid', 'Box', 'Cap']);
  const [jar, lid, box, cap] = asked;
  for (const each of [lid, box, jar, cap]) await submit(both.supplier.admin, each);
  const { requestReference, productId } = lid;
  const token = both.customer.admin.tokens.access_token;
  await callServer('addCustomerComment', { text: 'We will look at it.' }, token, { requestReference, productId });

  const page = await openPage('/customer/reviews?limit=25', { storageState: browserOf(both.customer.admin) });
  const table = page.getByRole('table', { name: 'Pending reviews' });
  const names = async () => {
    const rows = await table.getByRole('row').allInnerTexts();
    return rows.flatMap((row) => ['Jar', 'Lid', 'Box', 'Cap'].filter((name) => row.includes(name)));
  };
  await expect.poll(names).toEqual(['Lid', 'Box', 'Jar', 'Cap']);

  // Passed over the first: what comes next is behind the one that was reviewed.
  await table.getByRole('link', { name: 'Review Box' }).click();
  await page.getByText('2 of 4').waitFor();
  await checkLooks(page);
  await page.getByRole('button', { name: 'Accept and next' }).click();
  await page.getByRole('heading', { name: 'Jar', exact: true }).waitFor();
  await page.getByText('3 of 4').waitFor();
  await page.getByRole('button', { name: 'Send back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send data back' });
  await dialog.getByLabel('Comment for the supplier').fill('Which plant is this?');
  await dialog.getByRole('button', { name: 'Send data back' }).click();
  await page.getByRole('link', { name: 'Next (2 left)' }).click();
  await page.getByRole('heading', { name: 'Cap', exact: true }).waitFor();

  await page.getByRole('main').getByRole('link', { name: 'Pending reviews' }).click();
  await expect.poll(names).toEqual(['Lid', 'Cap']);
  expect(new URL(page.url()).search).toBe('?limit=25');
});

it('compares two versions by what is shown of them, in the queue and beside the data', async () => {
  const both = await partners();
  const [jar] = await askFor(both, ['Jar']);
  const answer = (value: number, validUntil?: string) => ({
    ...shortAnswer(value),
    ...(validUntil ? { exchange: { validUntil } } : {}),
  });
  await submit(both.supplier.admin, jar, { data: answer(0.144, '2026-12-27') });
  const { requestReference, productId } = jar;
  const token = both.customer.admin.tokens.access_token;
  await callServer('acceptEmissionData', { version: 1 }, token, { requestReference, productId });
  await submit(both.supplier.admin, jar, { data: answer(0.126), submissionVersion: 1 });

  const page = await openPage('/customer/reviews', { storageState: browserOf(both.customer.admin) });
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'Jar' });
  // (0.126 - 0.144) / 0.144 = -12.5 %; 0.14 and 0.13 would say 7 %.
  await row.getByText('−13 %').waitFor();
  await row.getByText('was 0.144 / kg').waitFor();
  await row.getByText('0.126', { exact: true }).waitFor();

  await page.goto(new URL(reviewPath(jar), page.url()).href);
  const changes = page.getByRole('table', { name: 'Differences between version 1 and version 2' });
  const validity = changes.getByRole('row').filter({ hasText: '27/12/2026' });
  // Of 2025, and so at most and by default until the end of 2028.
  await validity.getByText('31/12/2028').waitFor();
  await changes.getByRole('row').filter({ hasText: '0.144' }).getByText('−13 %').waitFor();
});
