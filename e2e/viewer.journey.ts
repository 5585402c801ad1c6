import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { rowOf } from './line-list.ts';
import { answerPath, askFor, partners, reviewPath, shortAnswer, submit } from './prepare-answers.ts';
import { addColleague, browserOf } from './prepare-company.ts';
import { savedTable } from './read-download.ts';

const { openPage } = journeyBrowser();

/** What the page offers to press, without what narrows, sorts and turns over a list. */
const offered = (page: Page) =>
  page
    .getByRole('main')
    .locator('button:visible, a[class*="Button"]:visible')
    .evaluateAll((found) =>
      found
        .filter((each) => each.closest('search, [role="search"], thead, nav, [aria-label*="table" i]') === null)
        .map((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim()),
    );

/** Words of everything that would change something. */
const changes =
  /add|import|upload|send|remind|cancel|delete|remove|accept|decline|invite|edit|save|submit|restore|estimate|confirm|comment|take over|withdraw|answer with|match|not yet|due date|fill/i;

/** The page is there, and nothing on it changes anything. */
async function expectOnlyReading(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  expect((await offered(page)).filter((name) => changes.test(name))).toEqual([]);
}

const viewOnly = 'You can view this, but not change it. An administrator can change your access level.';

describe('a viewer', () => {
  it('is made one by an administrator, reads and exports what there is, and is offered nothing else', async () => {
    const both = await partners();
    const { customer, supplier } = both;
    const [jar, lid] = await askFor(both, ['Jar', 'Lid']);
    await submit(supplier.admin, jar);
    const oskar = await addColleague(customer, 'EDITOR');
    const hers = await openPage('/settings?tab=users', { storageState: browserOf(customer.admin) });
    await hers.getByText('sees and exports everything the organisation has').waitFor();
    await hers.getByRole('combobox', { name: 'Access level of Oskar Dahl' }).selectOption('Viewer');
    await hers.getByText('Oskar Dahl is now a viewer').waitFor();
    await checkLooks(hers);

    const page = await openPage('/', { storageState: browserOf(oskar) });
    await page.getByRole('heading', { name: 'Products by status' }).waitFor();
    await expectOnlyReading(page);
    await page.goto('/products/purchased');
    await rowOf(page, 'Jar').waitFor();
    await expectOnlyReading(page);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await checkLooks(page);
    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog');
    const { rows } = await savedTable(page, () =>
      dialog.getByRole('button', { name: 'Download', exact: true }).click(),
    );
    expect(rows.flat()).toContain('Jar');

    await page.goto(reviewPath(jar));
    await page.getByRole('heading', { level: 1, name: 'Jar' }).waitFor();
    await page.getByText('2.63').first().waitFor();
    await expectOnlyReading(page);
    expect(await page.getByRole('textbox').count()).toBe(0);
    await checkLooks(page);
    await page.goto(reviewPath(lid));
    await page.getByRole('heading', { level: 1, name: 'Lid' }).waitFor();
    await expectOnlyReading(page);
  });

  it('reads a request and what colleagues have entered, and holds nobody up', async () => {
    const both = await partners();
    const { supplier } = both;
    const [jar] = await askFor(both, ['Jar']);
    const token = supplier.admin.tokens.access_token;
    await callServer('saveEmissionDraft', { data: shortAnswer(3.21), draftVersion: 0 }, token, { ...jar });
    await callServer('unlockEmissionData', undefined, token, { ...jar });
    const oskar = await addColleague(supplier, 'VIEWER');
    const page = await openPage(answerPath(jar), { storageState: browserOf(oskar) });
    await page.getByText(viewOnly).waitFor();
    await page.getByRole('heading', { name: 'Draft, not submitted yet' }).waitFor();
    await page.getByText('3.21').first().waitFor();
    await expectOnlyReading(page);
    expect(await page.getByRole('textbox').count()).toBe(0);
    await checkLooks(page);
    const { lock } = await callServer('getEmissionAnswer', undefined, token, { ...jar });
    expect(lock).toBeNull();
    await page.goto('/products/received-requests');
    await rowOf(page, 'Jar').waitFor();
    await expectOnlyReading(page);
    await page.goto('/products/sold');
    await expectOnlyReading(page);
  });
});
