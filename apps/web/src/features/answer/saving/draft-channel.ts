/** Tells the other tabs of this browser that the draft of a line was saved; one that has nothing unsaved follows. */
export function openDraftChannel(lineId: string, onSaved: () => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`answer:${lineId}`);
  channel.onmessage = onSaved;
  return { tell: () => channel.postMessage('saved'), close: () => channel.close() };
}
