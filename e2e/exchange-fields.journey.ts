import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saved } from './answer-form.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { shortAnswer } from './prepare-answers.ts';
import { demoUsers, signIn } from './sign-in.ts';
import { endConnections, type Platform, startPlatform } from './start-platform.ts';

const { openPage } = journeyBrowser();

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.stop());

const part = (page: Page) => page.getByRole('region', { name: 'Data for other platforms' });
const missing = (page: Page, count: number) =>
  part(page)
    .getByText(`${count} ${count === 1 ? 'entry is' : 'entries are'} still missing for other platforms`)
    .waitFor();

async function openMethods(): Promise<Page> {
  const { id } = await platform.call('createTemplate', {
    name: 'Glass jar 370 ml',
    internalReference: randomUUID(),
    data: shortAnswer(),
  });
  const page = await openPage('/login', { baseUrl: platform.address });
  await signIn(page, demoUsers.admin);
  await page.goto(`/products/sold/${id}/emissions-data/methods`);
  return page;
}

describe('what other platforms need', () => {
  it('is offered where nobody is on one', async () => {
    await endConnections(platform);
    const page = await openMethods();
    await page.getByRole('button', { name: 'Complete data for other platforms' }).click();
    await part(page).getByRole('heading').and(page.locator(':focus')).waitFor();
  });

  it('is asked for where a customer is on one, with the way to what is missing', async () => {
    await platform.call('createNetworkConnection', {
      name: 'Kesk Market',
      relations: ['CUSTOMER'],
      baseUrl: 'https://pact.kesk.example',
      clientId: 'nordic',
      clientSecret: 'secret',
    });
    const page = await openMethods();
    await missing(page, 5);
    await checkLooks(page);
    // Known from the product.
    expect(await part(page).getByLabel('Your name for the product').getAttribute('placeholder')).toBe(
      'Glass jar 370 ml',
    );

    await part(page).getByRole('link', { name: 'Product description' }).click();
    await page.keyboard.type('A jar of clear glass with a twist-off neck');
    await missing(page, 4);
    await part(page).getByRole('link', { name: 'Fossil carbon content' }).click();
    await page.keyboard.type('0');
    await missing(page, 3);
    // In a group that is closed.
    await part(page).getByRole('link', { name: 'Exempted emissions' }).click();
    await page.getByLabel('Exempted emissions').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('1');
    await missing(page, 2);
    // On another step, in a group that is closed.
    await part(page).getByRole('radio', { name: /^No/ }).check();
    await part(page).getByRole('link', { name: 'Fossil emissions', exact: true }).click();
    await page
      .getByRole('textbox', { name: /^Fossil emissions/ })
      .and(page.locator(':focus'))
      .waitFor();
    await page.goBack();
    await part(page).getByRole('radio', { name: 'Yes, fossil only' }).check();
    await missing(page, 1);
    await part(page).getByRole('link', { name: 'IPCC assessment report (GWP values)' }).click();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: 'IPCC AR6 (2021)' }).click();
    await page.keyboard.press('Escape');
    await part(page).getByText('The data for other platforms is complete.').waitFor();
    await checkLooks(page);
    await saved(page);
    await page.reload();
    await part(page).getByText('The data for other platforms is complete.').waitFor();
  });
});
