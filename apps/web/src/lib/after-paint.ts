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
