import { unstorableText } from '../../../../http/unstorable-text.ts';
import type { PartnerEvent } from '../../events/received-event.ts';
import { isStorable } from '../../events/submit-footprint.service.ts';

/** As long as an index can keep. */
const longestId = 500;

/** The field of an event that holds what no database can keep: a NUL, half of a sign, an id without an end. */
export function unstorableField(event: PartnerEvent): string | null {
  if (event.id.length > longestId) return 'id';
  if (event.kind === 'fulfilled') {
    const index = event.footprints.findIndex(({ footprint }) => !isStorable(footprint));
    return index >= 0 ? `data.pfs.${index}` : whereIn({ id: event.id });
  }
  return whereIn(event);
}

const whereIn = (value: object): string | null => unstorableText(value)[0]?.join('.') ?? null;
