import { type Audience, toAddressee } from './audience.ts';
import { footprintTexts } from './footprint-texts.ts';

/** Every text of an event with which another platform speaks to one of ours, by its place there, and who may read it. */
export const eventAudiences = {
  RequestCreatedEvent: { 'data.productId.[]': toAddressee, 'data.comment': toAddressee },
  RequestFulfilledEvent: Object.fromEntries(
    footprintTexts.map((field): [string, Audience] => [`data.pfs.[].${field}`, toAddressee]),
  ),
  RequestRejectedEvent: { 'data.error.message': toAddressee },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Audience>>>>;

export type EventName = keyof typeof eventAudiences;

export const eventNames = Object.keys(eventAudiences) as EventName[];
