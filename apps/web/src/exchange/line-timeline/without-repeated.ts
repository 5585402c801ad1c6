import type { TimelineEntry } from './timeline-entry.ts';

interface Words {
  readonly requestComment: string | null;
  readonly requestReference: string | null;
  readonly timeline: readonly TimelineEntry[];
}

/** The history without what stands above it already: the words of the newest request. */
export function withoutRepeated({ requestComment, requestReference, timeline }: Words): TimelineEntry[] {
  const repeats = ({ event, requestReference: reference, comment }: TimelineEntry) =>
    (event === 'SENT' || event === 'RESENT') && reference === requestReference && comment === requestComment;
  return timeline.map((entry) => (repeats(entry) ? { ...entry, comment: null } : entry));
}
