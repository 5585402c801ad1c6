import type { RequestedProduct, TimelineEntry } from './api/get-requested-product.ts';

type Words = Pick<RequestedProduct, 'requestComment' | 'requestReference' | 'timeline'>;

/** The history without what stands above it already: the words of the newest request. */
export function withoutRepeated({ requestComment, requestReference, timeline }: Words): TimelineEntry[] {
  const repeats = ({ event, requestReference: reference, comment }: TimelineEntry) =>
    (event === 'SENT' || event === 'RESENT') && reference === requestReference && comment === requestComment;
  return timeline.map((entry) => (repeats(entry) ? { ...entry, comment: null } : entry));
}
