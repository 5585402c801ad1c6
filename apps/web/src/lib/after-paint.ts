/** For what no page waits for: resolves once the page as it stands now is on the screen. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
