import { describe, expect, it } from 'vitest';
import { fillFigure, fillSurroundings, saved, stepLink, valueField } from './answer-form.ts';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { type AskedProduct, answerPath, askFor, partners } from './prepare-answers.ts';
import { addColleague, browserOf, type Member } from './prepare-company.ts';

const { openContext, openPage } = journeyBrowser();

async function askForJar() {
  const both = await partners();
  const [jar] = await askFor(both, ['Jar']);
  return { ...both, jar };
}

const draftOf = ({ tokens }: Member, { requestReference, productId }: AskedProduct) =>
  callServer('getEmissionAnswer', undefined, tokens.access_token, { requestReference, productId }).then(
    ({ draft }) => draft?.data.emissionValues?.value,
  );

describe('two colleagues at one answer', () => {
  it('see who is editing, wait, and an ADMIN takes over without losing anything', async () => {
    const { supplier, jar } = await askForJar();
    const oskar = await addColleague(supplier, 'EDITOR');
    const first = await openPage(answerPath(jar), { storageState: browserOf(oskar) });
    await fillFigure(first, '3.1');
    await saved(first);

    const second = await openPage(answerPath(jar), { storageState: browserOf(supplier.admin) });
    await second.getByText(/^Oskar Dahl is editing until/).waitFor();
    await expect.poll(() => valueField(second).isDisabled()).toBe(true);
    await expect.poll(() => valueField(second).inputValue()).toBe('3.1');
    await checkLooks(second);
    await second.getByRole('button', { name: 'Take over' }).click();
    await expect.poll(() => valueField(second).isEnabled()).toBe(true);
    await valueField(second).fill('3.2');
    await saved(second);

    await valueField(first).fill('3.3');
    await first
      .getByText(/Marta Lindqvist is editing/)
      .first()
      .waitFor();
    expect(await valueField(first).inputValue()).toBe('3.3');
    expect(await draftOf(supplier.admin, jar)).toBe(3.2);
  });

  it('an EDITOR waits until it is free', async () => {
    const { supplier, jar } = await askForJar();
    const oskar = await addColleague(supplier, 'EDITOR');
    const first = await openPage(answerPath(jar), { storageState: browserOf(supplier.admin) });
    await fillFigure(first, '4');
    await saved(first);
    const second = await openPage(answerPath(jar), { storageState: browserOf(oskar) });
    await second.getByText(/^Marta Lindqvist is editing until/).waitFor();
    expect(await second.getByRole('button', { name: 'Take over' }).count()).toBe(0);
    await first.getByRole('link', { name: 'Received requests' }).click();
    await first.getByRole('table', { name: 'Received requests' }).waitFor();
    await second.reload();
    await expect.poll(() => valueField(second).isEnabled()).toBe(true);
    await expect.poll(() => valueField(second).inputValue()).toBe('4');
  });
});

describe('one person in two tabs', () => {
  it('chooses between the two when both have changed', async () => {
    const { supplier, jar } = await askForJar();
    const context = await openContext({ storageState: browserOf(supplier.admin) });
    const [left, right] = [await context.newPage(), await context.newPage()];
    for (const tab of [left, right]) {
      await tab.goto(answerPath(jar));
      await tab.getByRole('radio', { name: /^Yes, one figure/ }).waitFor();
    }
    await fillFigure(left, '5');
    await saved(left);
    // The other tab has nothing of its own and follows.
    await expect.poll(() => valueField(right).inputValue()).toBe('5');

    await right.route('**/draft', (route) => route.abort());
    await valueField(right).fill('6');
    await right.getByText('Not saved: no connection. Your work is kept on this device.').waitFor();
    await valueField(left).fill('7');
    await left.getByText(/^Saved at /).waitFor();
    await expect.poll(() => draftOf(supplier.admin, jar)).toBe(7);
    await right.unroute('**/draft');
    await right.getByText(/^This draft was changed in another tab at/).waitFor();
    await checkLooks(right);
    await right.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(() => draftOf(supplier.admin, jar)).toBe(6);
  });
});

describe('without a connection', () => {
  it('keeps what was typed when the page is closed, and saves it when the connection is back', async () => {
    const { supplier, jar } = await askForJar();
    const lost = await openContext({ storageState: browserOf(supplier.admin) });
    const typed = await lost.newPage();
    await typed.goto(answerPath(jar));
    await typed.getByRole('radio', { name: /^Yes, one figure/ }).waitFor();
    await lost.setOffline(true);
    await fillFigure(typed, '8.5');
    await typed.getByText('Not saved: no connection. Your work is kept on this device.').waitFor();
    // The same device after the browser was killed. A page that is closed in order sends its last words past setOffline.
    const context = await openContext({ storageState: await lost.storageState() });
    expect(await draftOf(supplier.admin, jar)).toBeUndefined();

    const page = await context.newPage();
    await page.goto(answerPath(jar));
    await page.getByText(/^You have unsaved changes from/).waitFor();
    await checkLooks(page);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect.poll(() => valueField(page).inputValue()).toBe('8.5');
    await expect.poll(() => draftOf(supplier.admin, jar)).toBe(8.5);

    await context.setOffline(true);
    await valueField(page).fill('9.5');
    await page.getByText('Not saved: no connection. Your work is kept on this device.').waitFor();
    await context.setOffline(false);
    await saved(page);
    await expect.poll(() => draftOf(supplier.admin, jar)).toBe(9.5);
  });

  it('shows progress by step as fields are filled', async () => {
    const { supplier, jar } = await askForJar();
    const page = await openPage(answerPath(jar, 'emissions'), { storageState: browserOf(supplier.admin) });
    await stepLink(page, 'Data').filter({ hasText: '1 required field' }).waitFor();
    await page.goto(answerPath(jar));
    await fillFigure(page, '1');
    await fillSurroundings(page);
    for (const step of ['Emissions', 'Data', 'Methods']) {
      await stepLink(page, step).filter({ hasText: 'complete' }).waitFor();
    }
  });
});
