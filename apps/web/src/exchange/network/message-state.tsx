import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatMinute } from '../../lib/format/format-minute.ts';
import { LineIcon } from '../../ui/line-icon/line-icon.tsx';
import type { NetworkMessage } from './list-network-messages.ts';
import classes from './message-state.module.css';

const icons = { DELIVERED: 'check', WAITING: 'clock', FAILED: 'warning', REPLACED: 'info' } as const;

/** Whether what was sent has arrived, and why not; what came of what was received. */
export function MessageState({ message }: { message: NetworkMessage }) {
  const { t, i18n } = useTranslation(['networkMessages', 'network']);
  const { state, lastError, nextTryAt, outcome, reason } = message;
  if (state === null) {
    return outcome === 'APPLIED' ? null : (
      <p className={classes.state}>
        <LineIcon name={reason === null ? 'clock' : 'info'} size={14} />
        {reason === null ? t('fetching') : t(`reason.${reason}`)}
      </p>
    );
  }
  const why = state === 'WAITING' || state === 'FAILED' ? lastError : null;
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
