import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from './error-summary.tsx';

/** Pages that ask before they do something show none of it at first. */
const QuestionFrame = lazy(async () => ({ default: (await import('./question-frame.tsx')).QuestionFrame }));

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** Paragraphs that say what will happen. */
  children: ReactNode;
  /** The verb of what is about to be done. */
  confirm: string;
  /** What cannot be taken back: red, and a hasty Enter does not do it. */
  dangerous?: boolean;
  pending?: boolean;
  /** Why it was refused. */
  problem?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that would be a pity to do by mistake. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirm, dangerous = false, pending = false, problem, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const [wasAsked, setWasAsked] = useState(opened);
  if (opened && !wasAsked) setWasAsked(true);
  if (!wasAsked) return null;
  const close = () => {
    if (!pending) onClose();
  };
  return (
    <Suspense>
      <QuestionFrame
        opened={opened}
        onClose={close}
        title={title}
        buttons={
          <>
            <Button data-autofocus={dangerous || undefined} disabled={pending} onClick={close}>
              {t('cancel')}
            </Button>
            <Button
              variant="filled"
              {...(dangerous && { color: 'red' })}
              data-autofocus={!dangerous || undefined}
              loading={pending}
              onClick={onConfirm}
            >
              {confirm}
            </Button>
          </>
        }
      >
        {children}
        {pending ? null : <ErrorSummary problem={problem} fields={[]} />}
      </QuestionFrame>
    </Suspense>
  );
}
