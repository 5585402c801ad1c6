import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { languages } from '@pcf/contract/vocabulary/language';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeMail } from '../apps/server/src/mail/compose-mail.ts';
import { exampleMails } from '../apps/server/src/mail/testing/example-mails.ts';
import { invitationWith } from '../apps/server/src/mail/testing/invitation-with.ts';
import { checkAccessibility, rulesOfLooks } from './check-accessibility.ts';
import { journeyBrowser } from './journey-browser.ts';

const { openContext } = journeyBrowser();
const pictures = fileURLToPath(new URL('../test-results/mails/', import.meta.url));

beforeAll(async () => {
  await mkdir(pictures, { recursive: true });
});

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Mails stay light, whatever the reader's device prefers. */
const looks = [
  { width: 600, colorScheme: 'light', rules: undefined },
  { width: 320, colorScheme: 'dark', rules: rulesOfLooks },
] as const;

/** Each is kept as a picture to look at. */
describe.each(languages)('every mail in %s', (language) => {
  it('is accessible and fits, wide and narrow, light and dark', async () => {
    const page = await (await openContext()).newPage();
    for (const { name, content } of exampleMails(language)) {
      await page.setContent(composeMail(content).html);
      for (const { width, colorScheme, rules } of looks) {
        await page.setViewportSize({ width, height: 720 });
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: `${pictures}${name}.${language}.${width}.png`, fullPage: true });
        await checkAccessibility(page, rules).catch((cause: unknown) => {
          throw new Error(`${name} is not accessible at ${width} px`, { cause });
        });
        expect(await overflowOf(page), `${name} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
});

describe('a mail with hostile names', () => {
  it('shows them as they are and does nothing else', async () => {
    const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
    const page = await (await openContext({ width: 320 })).newPage();
    const { html } = composeMail(invitationWith({ inviterName: hostile, message: `${hostile}\n</blockquote>` }));
    await page.setContent(html);
    expect(await page.locator('h1').innerText()).toBe(`${hostile} asks for your product carbon footprints`);
    expect(await page.locator('blockquote').innerText()).toBe(`${hostile}\n</blockquote>`);
    expect(await page.locator('script, img').count()).toBe(0);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});
