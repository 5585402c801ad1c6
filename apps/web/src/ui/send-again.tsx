import { Button } from '@mantine/core';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProblemText } from './form/use-problem-text.ts';
import kit from './kit.module.css';
import classes from './send-again.module.css';

interface SendAgainProps {
  /** The call that sends the mail to an address. */
  mutation: UseMutationOptions<undefined, Error, string>;
  email: string;
}

/** For people who wait for a mail; says whether it went out, or how long to wait before the next. */
export function SendAgain({ mutation, email }: SendAgainProps) {
  const { t } = useTranslation();
  const send = useMutation(mutation);
  const problem = useProblemText(send.error);
  return (
    <div>
      {/* A button that is disabled while it works would drop the keyboard's focus. */}
      <Button aria-busy={send.isPending} onClick={() => send.isPending || send.mutate(email)}>
        {t('mail.sendAgain')}
      </Button>
      <p className={`${kit.small} ${classes.result}`} role="status" data-problem={problem ? true : undefined}>
        {send.isSuccess ? t('mail.sentAgain') : problem}
      </p>
    </div>
  );
}
