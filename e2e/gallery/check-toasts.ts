import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasFocus, type OpenGallery } from './gallery-browser.ts';

const server = 'The server ran into a problem. Try again in a moment.';
const connectivity = 'There is no connection. Check your network and try again.';
const unverified = 'Your email address isn’t confirmed yet. Open the link in the email we sent you.';

const toasts = (page: Page) => page.locator('[data-kind]');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).dispatchEvent('click');

export function checkToasts(openGallery: OpenGallery): void {
  const openToasts = () => openGallery({ component: 'toasts', clock: true });

  it('shows at most 3 toasts, and the next one when a place is free', async () => {
    const page = await openToasts();
    for (const name of ['success', 'server', 'connectivity', 'long']) await press(page, name);
    await toasts(page).nth(2).waitFor();
    await expect.poll(() => toasts(page).allInnerTexts()).toEqual(['1 character left', server, connectivity]);
    await toasts(page).first().getByRole('button', { name: 'Close' }).click();
    await page.getByText(unverified).waitFor();
    await expect.poll(() => toasts(page).allInnerTexts()).toEqual([server, connectivity, unverified]);
  });

  it('shows the same message once while it can be seen', async () => {
    const page = await openToasts();
    for (const name of ['server', 'server', 'success', 'server', 'success']) await press(page, name);
    await toasts(page).nth(1).waitFor();
    await expect.poll(() => toasts(page).allInnerTexts()).toEqual([server, '1 character left']);
    await press(page, 'another success');
    await page.getByText('1,234 characters left').waitFor();
  });

  it('stands at the top centre, green or red, and is announced', async () => {
    const page = await openToasts();
    await press(page, 'success');
    await press(page, 'server');
    const success = page.getByRole('status').filter({ hasText: '1 character left' });
    const error = page.getByRole('alert').filter({ hasText: server });
    await expect.poll(() => success.getAttribute('aria-live')).toBe('polite');
    await expect.poll(() => error.getAttribute('aria-live')).toBe('assertive');
    const box = await success.boundingBox();
    expect(box && Math.round(box.x + box.width / 2)).toBe(720);
    expect(box?.y).toBeLessThan(40);
    const edge = (name: string) => `rgb(${name})`;
    await expect
      .poll(() => success.evaluate((node) => getComputedStyle(node).borderLeftColor))
      .toBe(edge('23, 105, 58'));
    await expect.poll(() => error.evaluate((node) => getComputedStyle(node).borderLeftColor)).toBe(edge('174, 33, 24'));
  });

  it('closes by itself after 5 seconds', async () => {
    const page = await openToasts();
    await press(page, 'server');
    await page.getByText(server).waitFor();
    await page.clock.fastForward(4000);
    await expect.poll(() => toasts(page).count()).toBe(1);
    await page.clock.fastForward(1100);
    await toasts(page).waitFor({ state: 'detached' });
  });

  it('waits while the pointer rests on it', async () => {
    const page = await openToasts();
    await press(page, 'server');
    await page.getByText(server).hover();
    await page.clock.fastForward(20_000);
    await expect.poll(() => toasts(page).count()).toBe(1);
    await page.mouse.move(5, 600);
    await page.clock.fastForward(5100);
    await toasts(page).waitFor({ state: 'detached' });
  });

  it('waits while it has the focus, and gives the focus back when it is closed', async () => {
    const page = await openToasts();
    const button = page.getByRole('button', { name: 'another success' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByText('1,234 characters left').waitFor();
    const close = toasts(page).getByRole('button', { name: 'Close' });
    await page.keyboard.press('Tab');
    await hasFocus(close);
    await page.clock.fastForward(20_000);
    await expect.poll(() => toasts(page).count()).toBe(1);
    await page.keyboard.press('Enter');
    await toasts(page).waitFor({ state: 'detached' });
    await hasFocus(button);
  });
}
