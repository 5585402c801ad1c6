import type { Page } from 'playwright-core';

/** An address without what stands for one thing of many. */
const patternOf = (path: string) =>
  path.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '$id').replaceAll(/REQ-\d+-\d+/g, '$id');

/** Goes to a page of each kind that links lead to, beginning with these, and answers the kinds. */
export async function visitPages(
  page: Page,
  first: readonly string[],
  look: (path: string) => Promise<void>,
): Promise<string[]> {
  const waiting = [...first];
  const seen = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const pattern = patternOf(path);
    if (seen.has(pattern)) continue;
    seen.add(pattern);
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    await look(path);
    waiting.push(...(await pathsLinkedFrom(page)));
  }
  return [...seen].sort();
}

/** The way out, and the reference of the API, in which nobody writes. */
const leftOut = ['/logout', '/docs'];

const pathsLinkedFrom = (page: Page) =>
  page
    .locator('a[href^="/"]')
    .evaluateAll(
      (links, others) =>
        links
          .map((link) => new URL((link as HTMLAnchorElement).href).pathname)
          .filter((path) => !others.includes(path)),
      leftOut,
    );
