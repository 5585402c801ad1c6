import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { deleteAccounts } from './api/delete-accounts.ts';
import type { OrganisationUser } from './api/list-users.ts';
import { fullName } from './full-name.ts';
import { useRefusalText } from './use-refusal-text.ts';
import { WorkingKeys } from './working-keys.tsx';

export function RemoveUser({ user }: { user: OrganisationUser }) {
  const { t } = useTranslation('users');
  const [opened, { open, close }] = useDisclosure(false);
  const name = fullName(user);
  const remove = useMutation({
    ...deleteAccounts(useQueryClient()),
    // Told by the mutation itself: the row with this button may be gone before it ends.
    onSettled: (_, error) => {
      if (!error) showSuccessToast('users:removed', { name });
    },
  });
  const refusal = useRefusalText(remove.error);
  return (
    <>
      <Button size="xs" variant="subtle" aria-label={t('removeThis', { name })} onClick={open}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={t('removeTitle', { name })}
        confirm={t('removeConfirm')}
        dangerous
        pending={remove.isPending}
        problem={refusal}
        onConfirm={() => remove.mutate([user.email], { onSuccess: close })}
        onClose={() => {
          remove.reset();
          close();
        }}
      >
        <p>{t('removeText', { email: user.email })}</p>
        {opened ? <WorkingKeys user={user} /> : null}
      </ConfirmDialog>
    </>
  );
}
