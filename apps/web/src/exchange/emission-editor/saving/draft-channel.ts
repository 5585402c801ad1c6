import type { EditorSource } from '../editor-source.ts';

/** Tells the other tabs of this browser that a draft was saved; one that has nothing unsaved follows. */
export function openDraftChannel({ kind, id }: Pick<EditorSource, 'kind' | 'id'>, onSaved: () => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`${kind}:${id}`);
  channel.onmessage = onSaved;
  return { tell: () => channel.postMessage('saved'), close: () => channel.close() };
}
