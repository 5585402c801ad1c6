/** Without a lock to agree on, each tab reads for itself, but only while somebody looks at it. */
export async function followWhileVisible(
  follow: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await changeOf(() => !document.hidden, signal);
    if (signal.aborted) return;
    const hidden = new AbortController();
    void changeOf(() => document.hidden, signal).then(() => hidden.abort());
    await follow(AbortSignal.any([signal, hidden.signal]));
    // It ended by itself: there is nothing to follow any more.
    if (!hidden.signal.aborted) return;
  }
}

function changeOf(condition: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!condition() && !signal.aborted) return;
      document.removeEventListener('visibilitychange', check);
      signal.removeEventListener('abort', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', check);
    check();
  });
}
