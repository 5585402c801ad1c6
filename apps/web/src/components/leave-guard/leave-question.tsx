import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { QuestionFrame } from '../confirm-dialog/question-frame.tsx';

interface LeaveQuestionProps {
  opened: boolean;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveQuestion({ opened, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation();
  return (
    <QuestionFrame
      opened={opened}
      onClose={onStay}
      title={t('leave.title')}
      buttons={
        <>
          <Button onClick={onLeave}>{t('leave.confirm')}</Button>
          <Button variant="filled" data-autofocus onClick={onStay}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('leave.message')}</p>
    </QuestionFrame>
  );
}
