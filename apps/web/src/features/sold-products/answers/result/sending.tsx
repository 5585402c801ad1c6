import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ProgressPanel } from '../../../../ui/file-choice/progress-panel.tsx';
import { useProblemText } from '../../../../ui/form/use-problem-text.ts';
import { Notice } from '../../../../ui/notice/notice.tsx';
import type { SendingState } from '../use-sending-answers.ts';

interface SendingProps {
  state: Extract<SendingState, { stage: 'running' | 'failed' }>;
  onRetry: () => void;
  onStop: () => void;
}

/** How far it is; where a part failed, the way on and the way out. */
export function Sending({ state, onRetry, onStop }: SendingProps) {
  const { t } = useTranslation(['templateAnswers', 'common']);
  const problem = useProblemText(state.stage === 'failed' ? state.error : null);
  const note = t('progress', { done: state.done, total: state.total });
  if (state.stage === 'running') {
    return (
      <ProgressPanel
        level={2}
        title={t('sending.title')}
        percent={(state.done / Math.max(state.total, 1)) * 100}
        note={note}
      />
    );
  }
  return (
    <div role="alert">
      <Notice
        actions={
          <>
            <Button variant="filled" onClick={onRetry}>
              {t('common:tryAgain')}
            </Button>
            <Button onClick={onStop}>{t('sending.stop')}</Button>
          </>
        }
      >
        <p>
          {t('sending.failed')} {problem}
        </p>
        <p>
          {note}. {t('sending.safe')}
        </p>
      </Notice>
    </div>
  );
}
