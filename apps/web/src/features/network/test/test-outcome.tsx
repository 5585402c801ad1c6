import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LineIcon } from '../../../ui/line-icon/line-icon.tsx';
import type { NetworkTest } from '../api/test-network-connection.ts';
import classes from './test-outcome.module.css';
import { testStepsOf } from './test-steps.ts';

/** The steps of a test, and how each of them went; undefined before that is known. */
export function TestOutcome({ test }: { test: NetworkTest | undefined }) {
  const { t } = useTranslation('network');
  return (
    <ol className={classes.steps}>
      {testStepsOf(test).map(({ step, outcome }) => (
        <li key={step} className={classes.step} data-outcome={outcome}>
          <span className={classes.icon}>
            {outcome === 'passed' || outcome === 'failed' ? (
              <LineIcon name={outcome === 'passed' ? 'check' : 'warning'} size={16} />
            ) : (
              <span className={classes.dot} />
            )}
          </span>
          <span>
            <span className={classes.name}>{t(`test.step.${step}`)}</span>
            {outcome === 'waiting' ? null : <VisuallyHidden>: {t(`test.outcome.${outcome}`)}</VisuallyHidden>}
            {outcome === 'failed' && test?.error ? (
              <span className={classes.reason}>{t(`error.${test.error}`)}</span>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
