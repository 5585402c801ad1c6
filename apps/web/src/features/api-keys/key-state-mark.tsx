import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { LineIcon, type LineIconName } from '../../ui/line-icon/line-icon.tsx';
import type { ApiKey } from './api/list-api-keys.ts';
import { type KeyState, keyState } from './key-state.ts';
import classes from './key-state-mark.module.css';

const icons: Record<KeyState, LineIconName> = { ACTIVE: 'check', EXPIRED: 'clock', REVOKED: 'warning' };

/** Whether a key works, and of one that was revoked who did it and when. */
export function KeyStateMark({ apiKey }: { apiKey: ApiKey }) {
  const { t, i18n } = useTranslation('apiKeys');
  const state = keyState(apiKey, new Date());
  const { revokedAt, revokedBy } = apiKey;
  return (
    <span className={classes.cell}>
      <span className={classes.mark} data-state={state}>
        <LineIcon name={icons[state]} size={14} />
        {t(`states.${state}`)}
      </span>
      {revokedAt !== null && revokedBy !== null ? (
        <span className={classes.who}>
          {t('revokedBy', { name: revokedBy, date: formatDate(revokedAt, pageLanguage(i18n)) })}
        </span>
      ) : null}
    </span>
  );
}
