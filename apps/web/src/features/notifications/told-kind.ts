import { notificationKinds } from '@pcf/contract/vocabulary/notification-kind';
import type { Notification } from './api/list-notifications.ts';

/** What a notification says: its kind, and the side where each is told in other words. */
export const toldKind = ({ kind, side }: Pick<Notification, 'kind' | 'side'>) =>
  kind === 'EXPIRING' ? (`${kind}.${side}` as const) : kind;

export const toldKinds = notificationKinds.flatMap((kind) =>
  kind === 'EXPIRING' ? ([`${kind}.CUSTOMER`, `${kind}.SUPPLIER`] as const) : [kind],
);
