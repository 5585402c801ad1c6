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
const maxPauseMs = 300_000;

/**
 * What a page shows first without, loaded after the paint. No page ends because the connection was lost before it was
 * there: it is asked for until it arrives, ever less often.
 */
export async function loadAfterPaint<Module>(load: () => Promise<Module>): Promise<Module> {
  await afterPaint();
  const failedStyles = new Set<HTMLLinkElement>();
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  };
  document.addEventListener('error', note, true);
  try {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      const module = await load().catch(() => null);
      // Without its styles it might cover the page.
      if (module !== null && failedStyles.size === 0) return module;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      await reloadStyles(failedStyles);
    }
  } finally {
    document.removeEventListener('error', note, true);
  }
}

/** The code of a part asks for its style sheet once and goes without it where that failed, so it is asked for again here. */
async function reloadStyles(failed: Set<HTMLLinkElement>): Promise<void> {
  // Another part that is waiting may have asked for it again already.
  const links = [...failed].filter((link) => link.isConnected);
  failed.clear();
  await Promise.all(
    links.map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      const settled = new Promise((resolve) => {
        again.addEventListener('load', resolve);
        again.addEventListener('error', resolve);
      });
      link.replaceWith(again);
      return settled;
    }),
  );
}
