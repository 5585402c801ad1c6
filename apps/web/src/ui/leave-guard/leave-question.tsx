import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { QuestionFrame } from '../question-frame.tsx';
import type { LeaveWords } from './use-leave-question.ts';

interface LeaveQuestionProps {
  opened: boolean;
  words: LeaveWords | undefined;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveQuestion({ opened, words, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation();
  return (
    <QuestionFrame
      opened={opened}
      onClose={onStay}
      title={words?.title ?? t('leave.title')}
      buttons={
        <>
          <Button onClick={onLeave}>{words?.confirm ?? t('leave.confirm')}</Button>
          <Button variant="filled" data-autofocus onClick={onStay}>
            {words?.stay ?? t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{words?.message ?? t('leave.message')}</p>
    </QuestionFrame>
  );
}
