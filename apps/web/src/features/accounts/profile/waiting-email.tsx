import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showProblemToast } from '../../../lib/toasts/show-problem-toast.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { cancelEmailChange } from './api/cancel-email-change.ts';

interface WaitingEmailProps {
  email: string;
  newEmail: string;
  /** Whoever asked for it a moment ago lost the form from under the focus, and reads on here. */
  takesFocus: boolean;
}

/** A new address was asked for; it takes effect with the link in the mail. */
export function WaitingEmail({ email, newEmail, takesFocus }: WaitingEmailProps) {
  const { t } = useTranslation('profile');
  const notice = useRef<HTMLDivElement>(null);
  const keep = useMutation(cancelEmailChange(useQueryClient()));
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  const keepAddress = () =>
    keep.mutate(undefined, {
      onSuccess: () => showSuccessToast('profile:email.kept', { email }),
      onError: showProblemToast,
    });
  return (
    <Notice
      ref={notice}
      actions={
        <Button loading={keep.isPending} onClick={keepAddress}>
          {t('email.keep')}
        </Button>
      }
    >
      <p>{t('email.waiting', { email: newEmail })}</p>
      <p>{t('email.waitingHelp', { email })}</p>
    </Notice>
  );
}
