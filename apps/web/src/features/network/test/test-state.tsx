import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { momentAgo } from '../../../lib/format/moment-ago.ts';
import { LineIcon } from '../../../ui/line-icon/line-icon.tsx';
import type { NetworkTest } from '../api/test-network-connection.ts';
import classes from './test-state.module.css';

interface TestStateProps {
  test: NetworkTest | null;
  /** How many messages were given up. */
  failed: number;
}

/** What came of the last test of a connection, when that was, and whether something did not arrive. */
export function TestState({ test, failed }: TestStateProps) {
  const { t, i18n } = useTranslation('network');
  const undelivered =
    failed > 0 ? <span className={classes.failed}>{t('messages.failed', { count: failed })}</span> : null;
  if (test === null) {
    return (
      <span className={classes.cell}>
        <span className={classes.mark} data-state="never">
          {t('test.never')}
        </span>
        {undelivered}
      </span>
    );
  }
  const { testedAt, failedStep, error } = test;
  const state = failedStep === null ? 'works' : 'failed';
  return (
    <span className={classes.cell}>
      <span className={classes.mark} data-state={state}>
        <LineIcon name={state === 'works' ? 'check' : 'warning'} size={14} />
        {failedStep === null ? t('test.works') : t(`test.failedAt.${failedStep}`)}
      </span>
      {error === null ? null : <span className={classes.more}>{t(`error.${error}`)}</span>}
      <span className={classes.more}>{momentAgo(testedAt, new Date(), pageLanguage(i18n))}</span>
      {undelivered}
    </span>
  );
}
