import { notificationKinds } from '@pcf/contract/vocabulary/requests';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatNumber } from '../../lib/format/number-format.ts';
import type { Notification } from './list-notifications.ts';

/** What a notification says: its kind, and the side where each is told in other words. */
const toldKind = ({ kind, side }: Pick<Notification, 'kind' | 'side'>) =>
  kind === 'EXPIRING' ? (`${kind}.${side}` as const) : kind;

export const toldKinds = notificationKinds.flatMap((kind) =>
  kind === 'EXPIRING' ? ([`${kind}.CUSTOMER`, `${kind}.SUPPLIER`] as const) : [kind],
);

/** Says what happened in one sentence. */
export function useNotificationText(): (notification: Notification) => string {
  const { t, i18n } = useTranslation('notifications');
  return ({ lines, partnerName, productName, ...told }) => {
    const kind = toldKind(told);
    const partner = partnerName ?? t('partner');
    return lines === 1
      ? t(`one.${kind}`, { partner, product: productName })
      : t(`many.${kind}`, { partner, number: formatNumber(lines, pageLanguage(i18n)) });
  };
}
