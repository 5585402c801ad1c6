import { describe, expect, it } from 'vitest';
import { journeyBrowser } from './journey-browser.ts';
import { demoUsers, signIn } from './sign-in.ts';

const { openPage } = journeyBrowser();

describe('the settings of the installation', () => {
  it('left unset, link to nowhere and send nothing', async () => {
    const page = await openPage('/login');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signIn(page, demoUsers.admin);
    await page.getByRole('link', { name: 'Organisation' }).click();
    await page.getByRole('heading', { level: 1, name: 'Organisation' }).waitFor();
    expect(await page.locator('a[target="_blank"]').count()).toBe(0);
    expect(asked.filter((path) => path.includes('tracking'))).toEqual([]);
    expect(asked.some((path) => path === '/api/organisation')).toBe(true);
  });

  it('put the help centre and the website into the menu, and record a click on the website', async () => {
    const page = await openPage('/login');
    await page.route('**/config.json', async (route) => {
      const configuration = await (await route.fetch()).json();
      const links = { ...configuration.links, helpCentre: '/help', providerWebsite: '/website' };
      const analytics = { key: 'journey', planVersion: 4, branch: 'main' };
      await route.fulfill({ json: { ...configuration, analytics, links } });
    });
    await page.reload();
    await signIn(page, demoUsers.admin);
    await page.getByRole('link', { name: 'Help centre' }).waitFor();
    const recorded = page.waitForResponse((response) => response.url().endsWith('/api/tracking/events'));
    await page.getByRole('link', { name: 'Website' }).click();
    const response = await recorded;
    expect(response.request().postDataJSON()).toEqual({
      name: 'button_clicked',
      properties: { buttonText: 'Website', pageUrl: page.url() },
      plan: { version: 4, branch: 'main' },
      key: 'journey',
      region: 'US',
    });
    expect(response.status()).toBe(204);
  });
});
