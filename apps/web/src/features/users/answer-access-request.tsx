import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { AccessRequestAction } from '@pcf/contract/vocabulary/access-request-action';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showProblemToast } from '../../lib/toasts/show-problem-toast.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { answerAccessRequest } from './api/answer-access-request.ts';
import type { AccessRequest } from './api/list-access-requests.ts';
import { fullName } from './full-name.ts';

export function AnswerAccessRequest({ request }: { request: AccessRequest }) {
  const { t } = useTranslation('users');
  const [opened, { open, close }] = useDisclosure(false);
  const answer = useMutation(answerAccessRequest(useQueryClient()));
  const name = fullName(request);

  async function send(action: AccessRequestAction) {
    try {
      await answer.mutateAsync({ id: request.id, action });
      showSuccessToast(action === 'approveAccess' ? 'users:requests.approved' : 'users:requests.denied', { name });
    } catch (error) {
      // It is out of date then, and the list that comes next shows it no more.
      showProblemToast(error);
    }
    close();
  }

  return (
    <>
      <Button
        size="xs"
        variant="light"
        loading={answer.isPending && !opened}
        aria-label={t('requests.approveThis', { name })}
        onClick={() => void send('approveAccess')}
      >
        {t('requests.approve')}
      </Button>
      <Button size="xs" variant="subtle" aria-label={t('requests.denyThis', { name })} onClick={open}>
        {t('requests.deny')}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={t('requests.denyTitle', { name })}
        confirm={t('requests.denyConfirm')}
        dangerous
        pending={answer.isPending}
        onConfirm={() => void send('denyAccess')}
        onClose={close}
      >
        <p>{t('requests.denyText', { name, email: request.email })}</p>
      </ConfirmDialog>
    </>
  );
}
