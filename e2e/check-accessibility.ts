import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What colours and widths alone can make wrong, for a second look at markup that no script changes. */
export const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'] as const;

/** Runs axe on what the page shows now, all of it or some rules, and throws with a list of everything it finds. */
export async function checkAccessibility(page: Page, rules?: readonly string[]): Promise<void> {
  // Fed through the debugger's evaluate, not a script tag, so that the page's content-security policy stays as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options = { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) };
  const results = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  const findings = results.violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.target.join(' ')}\n    ${node.failureSummary ?? violation.help}`,
    ),
  );
  if (findings.length > 0) {
    const view = await page.evaluate(() => `${document.documentElement.lang}, ${window.innerWidth} px wide`);
    throw new Error(`axe finds ${findings.length} on ${page.url()} (${view})\n  ${findings.join('\n  ')}`);
  }
}
