import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../scripts/postgres/free-port.ts';
import { journeyBrowser } from './journey-browser.ts';
import { demoUsers, signIn } from './sign-in.ts';
import { type ServerProcess, startServer } from './start-server.ts';

const { openPage } = journeyBrowser();

describe('without settings', () => {
  it('the menu links nowhere else, and nothing is sent', async () => {
    const page = await openPage('/login');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signIn(page, demoUsers.admin);
    await page.getByRole('link', { name: 'Organisation' }).click();
    await page.getByRole('heading', { level: 1, name: 'Organisation', exact: true }).waitFor();
    expect(await page.locator('a[target="_blank"]').count()).toBe(0);
    expect(asked).toContain('/api/organisation');
    expect(asked.filter((path) => path.includes('tracking'))).toEqual([]);
  });
});

describe('with links and analytics set', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    const port = await freePort();
    // The links lead to pages of the same server, so that even they ask no other one.
    server = await startServer({
      PORT: String(port),
      HELP_CENTRE_URL: `http://localhost:${port}/docs`,
      PROVIDER_WEBSITE_URL: `http://localhost:${port}/docs`,
      ANALYTICS_KEY: 'journey',
    });
  });
  afterAll(() => server.stop());

  it('the menu has them, and a click on the website is recorded', async () => {
    const page = await openPage('/login', { baseUrl: server.url });
    await signIn(page, demoUsers.admin);
    await page.getByRole('link', { name: 'Help centre (opens in a new tab)' }).waitFor();
    const recording = page.waitForResponse((response) => response.url().endsWith('/api/tracking/events'));
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Website' }).click();
    expect((await opening).url()).toBe(`${server.url}/docs`);
    const recorded = await recording;
    expect(recorded.status()).toBe(204);
    expect(recorded.request().postDataJSON()).toEqual({
      name: 'button_clicked',
      properties: { buttonText: 'Website', pageUrl: page.url() },
      plan: { version: 4, branch: 'main' },
      key: 'journey',
      region: 'US',
    });
  });
});
