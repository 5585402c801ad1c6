import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { rowsOf } from './line-list.ts';
import { type AskedProduct, askFor, connectTo, partners, shortAnswer, submit } from './prepare-answers.ts';
import { browserOf, type Company, ownDomain, registerCompany } from './prepare-company.ts';
import { addProducts, sendRequests } from './prepare-purchases.ts';
import { demoUsers, signedIn } from './sign-in.ts';

const { openPage } = journeyBrowser();

const card = (page: Page, title: string) => page.getByRole('region', { name: title });
const waiting = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Needs your attention' }).getByRole('listitem').filter({ hasText: text });

const accept = ({ admin }: Company, { requestReference, productId }: AskedProduct) =>
  callServer('acceptEmissionData', { version: 1 }, admin.tokens.access_token, { requestReference, productId });

/** Goes where a figure leads, looks, and comes back. */
async function follow(page: Page, figure: string | RegExp, lines: number): Promise<string> {
  await page.getByRole('link', { name: figure }).click();
  await page.waitForURL((url) => url.pathname !== '/');
  await expect.poll(() => rowsOf(page).count()).toBe(lines);
  const { search } = new URL(page.url());
  await page.goBack();
  return search;
}

describe('the dashboard', () => {
  it('leads a newcomer through the first three steps, and then no longer', async () => {
    const company = await registerCompany('Fjord Foods');
    const page = await openPage('/', { storageState: browserOf(company.admin) });
    const steps = card(page, 'Your first steps');
    await steps.getByText('0 of 3 done').waitFor();
    await checkLooks(page);
    await steps.getByRole('button', { name: 'Invite suppliers' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('textbox')
      .first()
      .fill(`sales@${ownDomain('ahlen-glass')}`);
    await dialog.getByRole('button', { name: /^Send invitation/ }).click();
    await dialog.getByRole('heading', { name: '1 invitation sent' }).waitFor();
    await page.keyboard.press('Escape');
    await steps.getByText('1 of 3 done').waitFor();

    await steps.getByRole('link', { name: 'Add products' }).click();
    await page.waitForURL(/\/products\/purchased/);
    await page.getByRole('heading', { level: 1, name: 'Product emissions' }).waitFor();
    const { data } = await callServer('listSuppliers', undefined, company.admin.tokens.access_token);
    const productIds = await addProducts(company, ['Jar'], { supplierId: data[0]?.id ?? '' });
    await page.goBack();
    await steps.getByText('2 of 3 done').waitFor();
    await sendRequests(company, productIds);
    await page.reload();
    await page.getByText('Products by status').waitFor();
    expect(await steps.count()).toBe(0);
  });

  it('tells a customer what waits and where things stand, each figure the way to its list', async () => {
    const pair = await partners();
    const { customer, supplier } = pair;
    const asked = await askFor(pair, ['Jar', 'Lid', 'Bottle', 'Cap'], { campaign: 'Glass 2026' });
    const verified = { ...shortAnswer(), dataSources: { primaryDataShareType: 'PRIMARY' as const } };
    for (const product of asked.slice(0, 2)) await submit(supplier.admin, product, { data: verified });
    if (asked[0]) await accept(customer, asked[0]);
    await callServer(
      'setSbtiTarget',
      { hasTarget: false, reasonForNoTarget: 'LACK_OF_INTERNAL_RESOURCES' },
      supplier.admin.tokens.access_token,
    );
    const page = await openPage('/', { storageState: browserOf(customer.admin) });
    await waiting(page, '1 answer is waiting for your review').getByText('Ahlen Glass').waitFor();
    await card(page, 'Glass 2026').getByText('1 of 1 suppliers has answered').waitFor();
    await card(page, 'Suppliers and science-based targets')
      .getByRole('link', { name: /No target.*1/ })
      .waitFor();
    await card(page, 'Data quality over time').getByText('100 %').first().waitFor();
    await checkLooks(page);

    expect(await follow(page, /Waiting for the supplier.*2/, 2)).toBe('?productRequestStatus=REQUESTED');
    expect(await follow(page, /Under 30 days.*3/, 3)).toContain('requestedFrom=');
    expect(await follow(page, /No target.*1/, 1)).toContain('sbtiTarget=NO_TARGET');
    await waiting(page, '1 answer is waiting for your review').getByRole('link', { name: 'Review next' }).click();
    await page.getByRole('heading', { name: 'Lid', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Accept', exact: true }).waitFor();
    await page.goBack();

    // By keyboard: the figures as a table.
    const statuses = card(page, 'Products by status');
    await statuses.getByRole('button', { name: /^Show as table/ }).focus();
    await page.keyboard.press('Enter');
    const table = statuses.getByRole('table', { name: 'Products by status' });
    await table.getByRole('row', { name: /Waiting for the supplier 2/ }).waitFor();
    await checkLooks(page);
    // On paper the figures stay and what can only be clicked goes.
    await page.emulateMedia({ media: 'print' });
    await table.waitFor();
    expect(await page.getByRole('button', { name: /^Show as/ }).count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  });

  it('tells what all that was bought comes to, and apart from it what is estimated', async () => {
    const page = await openPage('/', { storageState: await signedIn(openPage, demoUsers.admin) });
    const figures = page.getByRole('region', { name: 'Key figures' });
    await figures.getByText(/^≈\s[\d,]+ \(Exact value: [\d,.]+\skg\sCO₂e\)/).waitFor();
    await figures.getByText(/t from suppliers · ≈\s[\d,.]+\st estimated$/).waitFor();
    await card(page, 'Largest sources of emissions').getByText('t CO₂e', { exact: true }).first().waitFor();
  });

  it('tells the course of the data month by month, by keyboard too', async () => {
    const page = await openPage('/', { storageState: await signedIn(openPage, demoUsers.admin) });
    const course = card(page, 'Data quality over time').getByRole('slider');
    await course.focus();
    const newest = await course.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => course.getAttribute('aria-valuetext')).not.toBe(newest);
    await page.keyboard.press('End');
    await expect.poll(() => course.getAttribute('aria-valuetext')).toBe(newest);
  });

  it('tells a supplier what is asked of it, and a company that is both either side', async () => {
    const pair = await partners();
    const { supplier } = pair;
    await askFor(pair, ['Jar', 'Lid']);
    const page = await openPage('/', { storageState: browserOf(supplier.admin) });
    await page
      .getByText('Ahlen Glass, as supplier')
      .or(page.getByText('Ahlen Glass', { exact: true }))
      .first()
      .waitFor();
    const row = waiting(page, '2 requests are waiting for your answer');
    await row.waitFor();
    await checkLooks(page);
    await row.getByRole('link', { name: 'Answer' }).click();
    await expect.poll(() => rowsOf(page).count()).toBe(2);

    const sand = await registerCompany('Sand and Soda');
    await askFor(await connectTo(supplier, sand), ['Quartz sand']);
    await page.goto('/');
    await page.getByRole('link', { name: 'See it as customer' }).click();
    await card(page, 'Products by status')
      .getByRole('link', { name: /Waiting for the supplier.*1/ })
      .waitFor();
    await page.getByRole('link', { name: 'See it as supplier' }).click();
    await waiting(page, '2 requests are waiting for your answer').waitFor();
  });
});
