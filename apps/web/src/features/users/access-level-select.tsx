import { type UserAccessLevel, userAccessLevels } from '@pcf/contract/vocabulary/user-access-level';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import classes from './access-level-select.module.css';
import type { OrganisationUser } from './api/list-users.ts';
import { updateAccessLevel } from './api/update-access-level.ts';
import { fullName } from './full-name.ts';
import { showRefusal } from './show-refusal.ts';
import { useRefusalText } from './use-refusal-text.ts';

/** Takes effect when it is chosen; giving up the own rights is asked about first, since only others can give them back. */
export function AccessLevelSelect({ user, isMe }: { user: OrganisationUser; isMe: boolean }) {
  const { t } = useTranslation('users');
  const [givingUp, setGivingUp] = useState(false);
  const update = useMutation(updateAccessLevel(useQueryClient()));
  const refusal = useRefusalText(update.error);
  const name = fullName(user);

  async function change(accessLevel: UserAccessLevel) {
    await update.mutateAsync({ userId: user.id, accessLevel });
    showSuccessToast(`users:levelChanged.${accessLevel}`, { name });
  }

  function choose(value: string) {
    const level = userAccessLevels.find((known) => known === value);
    update.reset();
    if (isMe) setGivingUp(true);
    else if (level) change(level).catch(showRefusal);
  }

  return (
    <>
      <select
        className={classes.select}
        aria-label={t('levelOf', { name })}
        value={update.isPending ? update.variables.accessLevel : user.accessLevel}
        disabled={update.isPending}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {userAccessLevels.map((level) => (
          <option key={level} value={level}>
            {t(`level.${level}`)}
          </option>
        ))}
      </select>
      <ConfirmDialog
        opened={givingUp}
        title={t('giveUp.title')}
        confirm={t('giveUp.confirm')}
        dangerous
        pending={update.isPending}
        problem={refusal}
        onConfirm={() =>
          change('EDITOR').then(
            () => setGivingUp(false),
            () => undefined,
          )
        }
        onClose={() => setGivingUp(false)}
      >
        <p>{t('giveUp.text')}</p>
      </ConfirmDialog>
    </>
  );
}
