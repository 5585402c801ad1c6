import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEditorWork } from '../../../../exchange/emission-editor/editor-work.ts';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { formatClock } from '../../../../lib/format/format-clock.ts';
import { showProblemToast } from '../../../../lib/toasts/show-problem-toast.ts';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { useAnswerWork } from '../answer-work.ts';
import { lockedBy } from './locked-by.ts';

/** Who is editing, until when, and what that means for what was typed here. */
export function LockNotice({ onTakeOver }: { onTakeOver: (() => Promise<void>) | null }) {
  const { t, i18n } = useTranslation('answer');
  const { answer } = useAnswerWork();
  const { saveState } = useEditorWork();
  const takeOver = useMutation({
    mutationKey: ['takeOverLock'],
    mutationFn: async () => onTakeOver?.(),
    onError: showProblemToast,
  });
  const now = new Date();
  const lock = lockedBy(answer, now);
  return (
    <div role="status">
      {lock ? (
        <Notice
          actions={
            onTakeOver ? (
              <Button loading={takeOver.isPending} onClick={() => takeOver.mutate()}>
                {t('lock.takeOver')}
              </Button>
            ) : null
          }
        >
          <p>{t('lock.text', { name: lock.holderName, time: formatClock(lock.until, now, pageLanguage(i18n)) })}</p>
          <p>
            {t(saveState.kind === 'saved' ? (onTakeOver ? 'lock.mayTakeOver' : 'lock.wait') : 'lock.kept', {
              name: lock.holderName,
            })}
          </p>
        </Notice>
      ) : null}
    </div>
  );
}
