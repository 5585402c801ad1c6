import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatNumber } from '../../lib/format/format-number.ts';
import type { Notification } from './api/list-notifications.ts';
import { toldKind } from './told-kind.ts';

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
