import { afterAll, beforeAll, expect, it } from 'vitest';
import { enterExample } from './calculator-rows.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { ownLane } from './lane.ts';
import { startRecordingProxy } from './recording-proxy.ts';

const { openContext, openPage } = journeyBrowser();

let proxy: Awaited<ReturnType<typeof startRecordingProxy>>;
beforeAll(async () => {
  proxy = await startRecordingProxy(ownLane().baseUrl);
});
afterAll(() => proxy.stop());

it('a link carries the rows to somebody else, and no server hears of them', async () => {
  const context = await openContext({ baseUrl: proxy.url });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto('/supplier/calculator');
  await enterExample(page);
  await page.getByRole('button', { name: 'Share link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this calculation' });
  await dialog.getByText('Whoever has the link sees all of it.').waitFor();
  await checkLooks(page);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await dialog.getByText('Copied', { exact: true }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [address, fragment = ''] = link.split('#');
  expect(address).toBe(`${proxy.url}/supplier/calculator`);
  const carried = fragment.slice(fragment.indexOf('=') + 1);
  expect(carried.length).toBeGreaterThan(100);

  const other = await openPage(link, { baseUrl: proxy.url, language: 'de' });
  await other.getByText('Diese Zeilen kamen mit dem Link, den Sie geöffnet haben.').waitFor();
  const panel = other.getByRole('complementary', { name: 'Ergebnis' });
  await panel.getByText(/^3,7 \(/).waitFor();
  expect(await panel.getByText('3,695062394').count()).toBe(1);
  await expect.poll(() => other.url()).toBe(address);
  const material = other.getByRole('group', { name: 'Rohstoff 1' });
  expect(await material.getByLabel('Gewicht (kg)').inputValue()).toBe('0,8');
  expect(await material.getByLabel('Entfernung (km)').inputValue()).toBe('500');
  await other.locator('[data-ready]').waitFor();

  // Opened over these rows, a link that was cut off takes nothing away; in a fresh page it leaves the empty form.
  const cut = link.slice(0, -carried.length / 2);
  await other.goto(cut);
  await other.getByText('Der geöffnete Link enthält Zeilen, die sich nicht lesen lassen.').waitFor();
  await panel.getByText(/^3,7 \(/).waitFor();
  const fresh = await openPage(cut, { baseUrl: proxy.url, language: 'fr' });
  await fresh.getByText('Le lien que vous avez ouvert contient des lignes illisibles.').waitFor();
  await expect.poll(() => fresh.url()).toBe(address);
  await expect.poll(() => fresh.getByRole('button', { name: 'Retirer' }).count()).toBe(1);
  expect(await fresh.getByLabel('Poids (kg)').inputValue()).toBe('');

  expect(proxy.heard()).toContain('GET /supplier/calculator ');
  expect(proxy.heard()).not.toContain(carried.slice(0, 12));
  expect(proxy.heard()).not.toContain(carried.slice(-12));
});
