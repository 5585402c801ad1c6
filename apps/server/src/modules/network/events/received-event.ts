import type { NetworkEventOutcome } from '@pcf/contract/vocabulary/network-event-outcome';
import type { NetworkEventReason } from '@pcf/contract/vocabulary/network-event-reason';
import type { NetworkMessageKind } from '@pcf/contract/vocabulary/network-message-kind';
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
