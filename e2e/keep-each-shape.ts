import type { Page } from 'playwright-core';

/**
 * Leaves one of each shape among the parts, rows and items that a page repeats: axe takes half a minute to find the same
 * in a thousand of them. A shape is where the elements inside stand, by their names and classes.
 */
export async function keepEachShape(page: Page): Promise<void> {
  await page.evaluate(() => {
    const nameOf = ({ localName, className }: Element) => `${localName}.${className}`;
    function pathOf(element: Element): string {
      const parent = element.parentElement;
      return parent ? `${pathOf(parent)} ${nameOf(element)}` : nameOf(element);
    }
    const seen = new Set<string>();
    const isNew = (element: Element) =>
      [element, ...element.querySelectorAll('*')].map(pathOf).filter((path) => !seen.has(path) && seen.add(path))
        .length > 0;
    for (const parts of ['article, section section', 'tr, li']) {
      seen.clear();
      for (const part of document.querySelectorAll(parts)) {
        // The first stays: a list or a table without any would be another shape.
        if (!isNew(part) && part.previousElementSibling?.localName === part.localName) part.remove();
      }
    }
  });
}
