import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../apps/server/src/demo/demo-organisations.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { journeyBrowser } from './journey-browser.ts';
import { demoUsers, signedInPages, signIn } from './sign-in.ts';

const { openPage } = journeyBrowser();
const openAsLena = signedInPages(openPage, demoUsers.admin);

async function rename(page: Page, name: string, save: string): Promise<void> {
  await page.locator('input[name="name"]').fill(name);
  await page.getByRole('button', { name: save }).click();
  await page.getByRole('navigation').getByText(name, { exact: true }).waitFor();
}

describe('the demo customer', () => {
  it('signs in, renames the organisation, switches to German, reloads and signs out', async () => {
    const page = await openPage('/login');
    await signIn(page, demoUsers.admin);
    await page.getByRole('link', { name: 'Organisation' }).click();
    const before = await page.locator('input[name="name"]').inputValue();
    await rename(page, 'Nordic Kitchen Group', 'Save name');
    await page.getByText('The name is saved').waitFor();

    try {
      await page.getByLabel('Language').selectOption('de');
      await page.getByRole('button', { name: 'Namen speichern' }).waitFor();
      await page.reload();
      await page.getByRole('link', { name: 'Übersicht' }).waitFor();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
      await expect.poll(() => page.title()).toBe('Organisation – PCF Exchange');
      await expect.poll(() => page.locator('input[name="name"]').inputValue()).toBe('Nordic Kitchen Group');
    } finally {
      await rename(page, before, 'Namen speichern');
    }

    await page.getByRole('link', { name: 'Abmelden' }).click();
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });

  it('works through sign-in and menu with the keyboard alone', async () => {
    const page = await openPage('/login');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    while ((await focused()) !== 'email') await page.keyboard.press('Tab');
    await page.keyboard.type(demoUsers.admin.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.locator('input[name="password"][type="text"]').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Lena' }).and(page.locator(':focus')).waitFor();

    await page.keyboard.press('Shift+Tab');
    while (!(await page.getByRole('link', { name: 'Organisation' }).and(page.locator(':focus')).count())) {
      await page.keyboard.press('Shift+Tab');
    }
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Organisation', exact: true }).and(page.locator(':focus')).waitFor();
    await page.locator('nav a[aria-current="page"]', { hasText: 'Organisation' }).waitFor();

    await page.reload();
    await page.getByRole('heading', { name: 'Organisation', exact: true }).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Skip to the content' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('main:focus').waitFor();
  });

  it('finds the menu as it was left: collapsed', async () => {
    const page = await openAsLena('/');
    await page.getByRole('heading', { level: 1, name: 'Lena' }).waitFor();
    const width = async () => (await page.getByRole('navigation').boundingBox())?.width;
    await expect.poll(() => width()).toBe(220);
    await page.getByRole('button', { name: 'Collapse the menu' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Expand the menu' }).waitFor();
    await expect.poll(() => width()).toBe(64);
    await page.reload();
    await page.getByRole('button', { name: 'Expand the menu' }).waitFor();
    await expect.poll(() => width()).toBe(64);
    await page.getByRole('link', { name: 'Organisation' }).hover();
    await page.getByRole('tooltip', { name: 'Organisation' }).waitFor();
  });

  it('has icons alone at the side of a window of middling width', async () => {
    const page = await openAsLena('/', { width: 768 });
    await page.getByRole('heading', { level: 1, name: 'Lena' }).waitFor();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const width = async () => (await menu.boundingBox())?.width;
    await expect.poll(() => width()).toBe(64);
    expect(await menu.getByRole('button', { name: 'Expand the menu' }).count()).toBe(0);
    await menu.getByRole('button', { name: /notification/i }).waitFor();
    await checkAccessibility(page);

    await menu.getByRole('link', { name: 'Organisation' }).hover();
    await page.getByRole('tooltip', { name: 'Organisation' }).waitFor();
    await menu.getByRole('link', { name: 'Suppliers' }).focus();
    await page.keyboard.press('Tab');
    await page.getByRole('tooltip', { name: 'Campaigns' }).waitFor();

    await page.setViewportSize({ width: 1024, height: 800 });
    await expect.poll(() => width()).toBe(220);
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect.poll(() => width()).toBe(64);
    await page.setViewportSize({ width: 700, height: 800 });
    await page.getByRole('button', { name: 'Open the menu' }).waitFor();
    expect(await menu.count()).toBe(0);
  });

  it('has the menu in a drawer on a phone', async () => {
    const page = await openAsLena('/', { width: 320 });
    const menuButton = page.getByRole('button', { name: 'Open the menu' });
    await menuButton.click();
    await page.getByRole('dialog').getByText('Lena Brandt').waitFor();
    await page.keyboard.press('Escape');
    await menuButton.and(page.locator(':focus')).waitFor();
    await menuButton.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Organisation' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Organisation', exact: true }).and(page.locator(':focus')).waitFor();
  });
});
