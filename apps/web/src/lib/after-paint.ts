/** A hidden page is not painted. */
const longestWaitMs = 500;

/**
 * Once the page as it stands now is on the screen. Whoever presses a button sees at once that it was pressed, and what
 * takes longer, or what nobody waits for, follows.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const waited = setTimeout(resolve, longestWaitMs);
    requestAnimationFrame(() => {
      clearTimeout(waited);
      setTimeout(resolve);
    });
  });
}

const pauseMs = 5000;

/**
 * What a page shows first without, loaded after the paint. No page ends because the connection was lost before it was
 * there: it is asked for until it arrives.
 */
export async function loadAfterPaint<Module>(load: () => Promise<Module>): Promise<Module> {
  await afterPaint();
  for (;;) {
    const module = await load().catch(() => null);
    if (module !== null) return module;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
