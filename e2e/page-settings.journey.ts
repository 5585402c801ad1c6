import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../scripts/postgres/free-port.ts';
import { journeyBrowser } from './journey-browser.ts';
import { demoUsers, signIn } from './sign-in.ts';
import { startOwnServer } from './start-own-server.ts';
import type { ServerProcess } from './start-server.ts';

const { openPage } = journeyBrowser();

describe('without settings', () => {
  it('the menu links to pages of our own, and nothing is sent', async () => {
    const page = await openPage('/login');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signIn(page, demoUsers.admin);
    await page.getByRole('link', { name: 'Organisation' }).click();
    await page.getByRole('heading', { level: 1, name: 'Organisation', exact: true }).waitFor();
    await expect.poll(() => page.locator('a[target="_blank"]').count()).toBe(0);
    await page.getByRole('link', { name: 'Help centre' }).click();
    await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
    await page.getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { level: 1, name: 'About PCF Exchange' }).waitFor();
    expect(asked).toContain('/api/organisation');
    expect(asked.filter((path) => path.includes('tracking'))).toEqual([]);
  });

  it('the sign-in page has no door of a demo where that is off', async () => {
    const server = await startOwnServer({ DEMO: 'false', SMTP_URL: 'smtp://127.0.0.1:9' });
    try {
      const page = await openPage('/login', { baseUrl: server.url });
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
      await expect.poll(() => page.getByRole('button', { name: /^Enter as/ }).count()).toBe(0);
    } finally {
      await server.stop();
    }
  });
});

describe('with everything set that concerns the page', () => {
  const envelopes: string[] = [];
  const monitor = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (request.method === 'POST') envelopes.push(body);
      response.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).end();
    });
  });
  let server: ServerProcess;
  let api: string;
  let monitorOrigin: string;
  beforeAll(async () => {
    const port = await freePort();
    await new Promise<void>((resolve) => monitor.listen(0, '127.0.0.1', resolve));
    const { port: monitorPort } = monitor.address() as AddressInfo;
    monitorOrigin = `http://127.0.0.1:${monitorPort}`;
    // The links lead to pages of the same server, so that even they ask no other one.
    server = await startOwnServer({
      PORT: String(port),
      API_BASE_URL: 'api-prefix',
      HELP_CENTRE_URL: `http://localhost:${port}/docs`,
      PROVIDER_WEBSITE_URL: `http://localhost:${port}/docs`,
      REQUEST_DEMO_URL: `http://localhost:${port}/docs`,
      CONTACT_URL: `http://localhost:${port}/docs`,
      ANALYTICS_KEY: 'journey',
      MONITORING_DSN: `http://public@127.0.0.1:${monitorPort}/1`,
    });
    api = server.url.replace('//', '//api.');
  });
  afterAll(async () => {
    await server.stop();
    monitor.closeAllConnections();
    monitor.close();
  });

  const open = (path: string) => openPage(path, { baseUrl: server.url, otherOrigins: [api, monitorOrigin] });

  it('the page asks its own host with "api." in front, the menu has the links, and a click on the website is recorded', async () => {
    const page = await open('/login');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await signIn(page, demoUsers.admin);
    await expect.poll(() => asked).toContain(`${api}/api/organisation`);
    expect(asked).not.toContain(`${server.url}/api/organisation`);
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

  it('a demo can be asked for in the calculator and on the home page, of which only the second is recorded', async () => {
    const page = await open('/supplier/calculator');
    const recorded: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/tracking/events')) recorded.push(request.postDataJSON());
    });
    const contact = page.getByRole('link', { name: 'Contact us (opens in a new tab)' });
    for (const [path, heading] of [
      ['/supplier/calculator', 'Product footprint estimate'],
      ['/', 'Lena'],
    ] as const) {
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      await page.getByRole('heading', { level: 2, name: 'Calculate product footprints at scale' }).waitFor();
      const opening = page.waitForEvent('popup');
      await contact.click();
      expect((await opening).url()).toBe(`${server.url}/docs`);
      if (path === '/') continue;
      await page.goto('/login');
      await signIn(page, demoUsers.admin);
    }
    await expect
      .poll(() => recorded)
      .toMatchObject([{ name: 'button_clicked', properties: { buttonText: 'Contact us', pageUrl: `${server.url}/` } }]);
  });

  it('the page of contacts leads to the operator', async () => {
    const page = await open('/contact');
    const operator = page.getByRole('link', { name: 'Contact the operator' });
    await expect.poll(() => operator.getAttribute('href')).toBe(`${server.url}/docs`);
  });

  it('the monitor hears of the visit, nothing of what is typed, and of the calculator nothing at all', async () => {
    const page = await open('/login');
    const isHeard = (text: string) => envelopes.join().includes(text);
    // The browser tells of a mistake in a script in this way, and the monitor passes it on at once.
    const makeMistake = (message: string) =>
      page.evaluate((text) => {
        window.dispatchEvent(new ErrorEvent('error', { message: text, error: new Error(text) }));
      }, message);
    await page.locator('input[name="email"]').fill('typed-in-secret@example.org');
    await expect.poll(() => isHeard('replay_recording'), { timeout: 30_000 }).toBe(true);
    await makeMistake('mistake before');
    await expect.poll(() => isHeard('mistake before')).toBe(true);

    await page.getByRole('link', { name: 'Estimate a footprint without an account' }).click();
    await page.getByLabel('Weight (kg)').fill('123456789');
    await makeMistake('mistake in the calculator');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await page.locator('input[name="email"]').waitFor();
    await makeMistake('mistake after');
    await expect.poll(() => isHeard('mistake after')).toBe(true);
    for (const secret of ['typed-in-secret', '123456789', 'mistake in the calculator']) {
      expect(isHeard(secret), secret).toBe(false);
    }
  });
});
