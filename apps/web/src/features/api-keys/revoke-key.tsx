import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import type { ApiKey } from './api/list-api-keys.ts';
import { revokeApiKey } from './api/revoke-api-key.ts';

export function RevokeKey({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('apiKeys');
  const { id, name } = apiKey;
  const [opened, { open, close }] = useDisclosure(false);
  const revoke = useMutation({
    ...revokeApiKey(useQueryClient()),
    // Told by the mutation itself: the button is gone once the list knows.
    onSuccess: () => showSuccessToast('apiKeys:revoked', { name }),
  });
  const problem = useProblemText(revoke.error);
  return (
    <>
      <Button size="xs" variant="subtle" aria-label={t('revokeThis', { name })} onClick={open}>
        {t('revoke')}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={t('revokeTitle', { name })}
        confirm={t('revokeConfirm')}
        dangerous
        pending={revoke.isPending}
        problem={problem}
        onConfirm={() => revoke.mutate(id, { onSuccess: close })}
        onClose={() => {
          revoke.reset();
          close();
        }}
      >
        <p>{t('revokeText')}</p>
      </ConfirmDialog>
    </>
  );
}
