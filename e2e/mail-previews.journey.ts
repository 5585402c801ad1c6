import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { languages } from '@pcf/contract/vocabulary/language';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeMail } from '../apps/server/src/mail/compose-mail.ts';
import { exampleMails } from '../apps/server/src/mail/testing/example-mails.ts';
import { invitationWith } from '../apps/server/src/mail/testing/invitation-with.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { journeyBrowser } from './journey-browser.ts';

const { openContext } = journeyBrowser();
const pictures = fileURLToPath(new URL('../test-results/mails/', import.meta.url));

beforeAll(async () => {
  await mkdir(pictures, { recursive: true });
});

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Each is kept as a picture to look at. Mails stay light, whatever the reader's device prefers. */
describe.each(languages)('every mail in %s', (language) => {
  it.each([
    [600, 'light'],
    [320, 'dark'],
  ] as const)('is accessible and fits %i px, %s', async (width, colorScheme) => {
    const page = await (await openContext({ width, colorScheme })).newPage();
    for (const { name, content } of exampleMails(language)) {
      await page.setContent(composeMail(content).html);
      await page.screenshot({ path: `${pictures}${name}.${language}.${width}.png`, fullPage: true });
      await checkAccessibility(page).catch((cause: unknown) => {
        throw new Error(`${name} is not accessible`, { cause });
      });
      expect(await overflowOf(page), name).toBeLessThanOrEqual(0);
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
