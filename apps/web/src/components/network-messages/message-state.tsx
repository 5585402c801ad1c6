import { useTranslation } from 'react-i18next';
import { formatMinute } from '../../lib/format/format-minute.ts';
import type { NetworkMessage } from '../../lib/network/list-network-messages.ts';
import { LineIcon } from '../line-icon/line-icon.tsx';
import { pageLanguage } from '../page-language.ts';
import classes from './message-state.module.css';

const icons = { DELIVERED: 'check', WAITING: 'clock', FAILED: 'warning' } as const;

/** Whether what was sent has arrived, and why not; what came of what was received. */
export function MessageState({ message }: { message: NetworkMessage }) {
  const { t, i18n } = useTranslation(['networkMessages', 'network']);
  const { state, lastError, nextTryAt, reason } = message;
  if (state === null) {
    return reason === null ? null : (
      <p className={classes.state}>
        <LineIcon name="info" size={14} />
        {t(`reason.${reason}`)}
      </p>
    );
  }
  const why = state === 'DELIVERED' ? null : lastError;
  return (
    <>
      <p className={classes.state} data-state={state}>
        <LineIcon name={icons[state]} size={14} />
        {state === 'WAITING' && nextTryAt !== null && why !== null
          ? t('state.again', { moment: formatMinute(nextTryAt, pageLanguage(i18n)) })
          : t(`state.${state}`)}
      </p>
      {why === null ? null : <p className={classes.why}>{t(`network:error.${why}`)}</p>}
    </>
  );
}
