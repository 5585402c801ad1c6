import type { AnyRouter } from '@tanstack/react-router';

let navigated = false;

function focusHeading(): void {
  // A step of a page has a heading of its own below that of the page.
  const heading =
    document.querySelector<HTMLElement>('main [data-page-focus]') ?? document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** After a navigation the reader starts at the new page's heading; the first page is left to the browser. */
export function followNavigations(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    navigated = true;
    focusHeading();
  });
}

/** For a page that a loader stood in for: the focus went away with the loader. */
export function focusLateHeading(): void {
  if (navigated && document.activeElement === document.body) focusHeading();
}
