import { textLimits } from '@pcf/contract/text-limits';
import type { NetworkEventOutcome, NetworkEventReason, NetworkMessageKind } from '@pcf/contract/vocabulary/network';
import type { ReadEvent } from '@pcf/pact/v3/events';

export type PartnerEvent = NonNullable<ReadEvent['event']>;
export type EventOf<Kind extends PartnerEvent['kind']> = Extract<PartnerEvent, { readonly kind: Kind }>;

export const messageKinds = {
  created: 'REQUEST',
  fulfilled: 'ANSWER',
  rejected: 'REFUSAL',
  published: 'NEWS',
} as const satisfies Record<PartnerEvent['kind'], NetworkMessageKind>;

export interface LineKey {
  readonly id: string;
  readonly customer_organisation_id: string;
}

/** What became of an event. */
export interface Outcome {
  readonly outcome: NetworkEventOutcome;
  readonly reason: NetworkEventReason | null;
  readonly line: LineKey | null;
}

export const applied = (line: LineKey | null = null): Outcome => ({ outcome: 'APPLIED', reason: null, line });

export const kept = (reason: NetworkEventReason, line: LineKey | null = null): Outcome => ({
  outcome: 'KEPT',
  reason,
  line,
});

/** What is compared with what the partner says the next time: as much as people are shown. All of it is in the document. */
export const keptComment = (comment: string | null): string | null =>
  shortened(comment ?? '', textLimits.lineComment) || null;

/** As much of a text as there is room for, never half of a sign. */
export function shortened(text: string, most: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= most) return trimmed;
  return `${trimmed.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
