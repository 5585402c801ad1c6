/** A hidden page is not painted. */
const longestWaitMs = 100;

/**
 * Once the next frame is on the screen. Whoever presses a button sees at once that it was pressed, and what takes longer
 * follows.
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
