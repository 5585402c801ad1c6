import { Button } from '@mantine/core';
import { type NetworkTestStep, networkTestSteps } from '@pcf/contract/vocabulary/network';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import kit from '../../ui/kit.module.css';
import { LineIcon } from '../../ui/line-icon.tsx';
import { useFocusOnPage } from '../../ui/modal-frame.tsx';
import { QuestionFrame } from '../../ui/question-frame.tsx';
import classes from './connection-dialogs.module.css';
import type { NetworkConnection, NetworkTest, NetworkTesting } from './network-calls.ts';

/** How a step went that a test came to, or would have come to. */
export const triedOutcomes = ['passed', 'failed', 'untried'] as const;

interface TestDialogProps {
  connection: NetworkConnection;
  opened: boolean;
  test: NetworkTesting;
  onEdit: () => void;
  onClose: () => void;
}

/** A test runs on where the dialog is closed, and the list tells what came of it. */
export function TestDialog({ connection, opened, test, onEdit, onClose }: TestDialogProps) {
  const { t } = useTranslation(['network', 'common']);
  const { id, name } = connection;
  const { data, isPending } = test;
  const problem = useProblemText(test.error);
  useFocusOnPage(opened);
  const failed = data !== undefined && data.failedStep !== null;
  return (
    <QuestionFrame
      opened={opened}
      onClose={onClose}
      title={t('test.title', { name })}
      buttons={
        <>
          <Button data-autofocus onClick={onClose}>
            {t(test.isIdle ? 'test.later' : 'common:close')}
          </Button>
          {failed ? <Button onClick={onEdit}>{t('test.edit')}</Button> : null}
          <Button variant="filled" loading={isPending} onClick={() => test.mutate({ params: { connectionId: id } })}>
            {t(test.isIdle || isPending ? 'test.start' : 'test.again')}
          </Button>
        </>
      }
    >
      <p role="status">
        {isPending
          ? t('test.running', { name })
          : data
            ? t(failed ? 'test.didFail' : 'test.didWork', { name })
            : t('test.offer', { name })}
      </p>
      <TestOutcome test={data} />
      {isPending ? null : <ErrorSummary problem={problem} fields={[]} />}
    </QuestionFrame>
  );
}

/** The steps of a test, and how each of them went; undefined before that is known. */
function TestOutcome({ test }: { test: NetworkTest | undefined }) {
  const { t } = useTranslation('network');
  return (
    <ol className={`${kit.stack8} ${kit.above16}`}>
      {testStepsOf(test).map(({ step, outcome }) => (
        <li key={step} className={`${kit.muted} ${classes.step}`} data-outcome={outcome}>
          <span className={classes.icon}>
            {outcome === 'passed' || outcome === 'failed' ? (
              <LineIcon name={outcome === 'passed' ? 'check' : 'warning'} size={16} />
            ) : (
              <span className={classes.dot} />
            )}
          </span>
          <span>
            <span className={`${kit.strong} ${classes.name}`}>{t(`test.step.${step}`)}</span>
            {outcome === 'waiting' ? null : (
              <span className={kit.visuallyHidden}>: {t(`test.outcome.${outcome}`)}</span>
            )}
            {outcome === 'failed' && test?.error ? (
              <span className={classes.reason}>{t(`error.${test.error}`)}</span>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

type StepOutcome = 'waiting' | (typeof triedOutcomes)[number];

/** How far a test went, step by step; all of them wait until it is known. */
export function testStepsOf(
  test: Pick<NetworkTest, 'failedStep' | 'error'> | undefined,
): { readonly step: NetworkTestStep; readonly outcome: StepOutcome }[] {
  if (!test) return networkTestSteps.map((step) => ({ step, outcome: 'waiting' }));
  const failedAt = test.failedStep === null ? networkTestSteps.length : networkTestSteps.indexOf(test.failedStep);
  // Without a secret nothing was begun.
  const passedUntil = test.error === 'SECRET_UNREADABLE' ? 0 : failedAt;
  return networkTestSteps.map((step, index) => ({
    step,
    outcome: index === failedAt ? 'failed' : index < passedUntil ? 'passed' : 'untried',
  }));
}
