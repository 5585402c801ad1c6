import { useTranslation } from 'react-i18next';
import { LineIcon } from '../../../components/line-icon/line-icon.tsx';
import { pageLanguage } from '../../../components/page-language.ts';
import { momentAgo } from '../../../lib/format/moment-ago.ts';
import type { NetworkTest } from '../api/test-network-connection.ts';
import classes from './test-state.module.css';

/** What came of the last test of a connection, and when that was. */
export function TestState({ test }: { test: NetworkTest | null }) {
  const { t, i18n } = useTranslation('network');
  if (test === null) {
    return (
      <span className={classes.cell}>
        <span className={classes.mark} data-state="never">
          {t('test.never')}
        </span>
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
    </span>
  );
}
