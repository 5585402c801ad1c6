/** A hidden page is not painted. */
const maxWaitMs = 500;

/**
 * Once the page as it stands now is on the screen. A pressed button shows so at once, and what takes longer, or has no
 * reader waiting for it, follows.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const waited = setTimeout(resolve, maxWaitMs);
    requestAnimationFrame(() => {
      clearTimeout(waited);
      setTimeout(resolve);
    });
  });
}

const firstPauseMs = 5000;
const longestPauseMs = 300_000;

/**
 * What a page shows first without, loaded after the paint. No page ends because the connection was lost before it was
 * there: it is asked for until it arrives, ever less often.
 */
export async function loadAfterPaint<Module>(load: () => Promise<Module>): Promise<Module> {
  await afterPaint();
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const module = await load().catch(() => null);
    if (module !== null) return module;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await reloadStyles().catch(() => undefined);
  }
}

/** The code of a part asks for its style sheet once and goes without it where that failed, so it is asked for again here. */
async function reloadStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const failed = links.filter(({ sheet }) => sheet === null);
  await Promise.all(
    failed.map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      const arrived = new Promise((resolve, reject) => {
        again.addEventListener('load', resolve);
        again.addEventListener('error', reject);
      });
      link.replaceWith(again);
      return arrived;
    }),
  );
}
