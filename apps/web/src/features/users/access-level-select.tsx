import { type UserAccessLevel, userAccessLevels } from '@pcf/contract/vocabulary/users';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getCurrentUser } from '../../lib/account.ts';
import { ApiProblem } from '../../lib/api/api-errors.ts';
import { operationMutation } from '../../lib/api/operation-options.ts';
import { showErrorToast, showProblemToast, showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import { fullName, listUsersKey, type OrganisationUser } from './users.ts';
import classes from './users-tab.module.css';

const updateAccessLevel = (queryClient: QueryClient) =>
  operationMutation('updateAccessLevel', {
    // Also where it was refused, since the list was then out of date; and it may have been the own level.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: listUsersKey }),
        queryClient.invalidateQueries(getCurrentUser),
      ]),
  });

type OtherLevel = Exclude<UserAccessLevel, 'ADMIN'>;

/** Takes effect when it is chosen; giving up the own rights is asked about first, since only others can give them back. */
export function AccessLevelSelect({ user, isMe }: { user: OrganisationUser; isMe: boolean }) {
  const { t } = useTranslation('users');
  const [givingUp, setGivingUp] = useState(false);
  // As it was chosen last: the words must not change while the dialog goes away.
  const [wanted, setWanted] = useState<OtherLevel>('EDITOR');
  const update = useMutation(updateAccessLevel(useQueryClient()));
  const refusal = useRefusalText(update.error);
  const name = fullName(user);

  async function change(accessLevel: UserAccessLevel) {
    await update.mutateAsync({ body: { userId: user.id, accessLevel } });
    showSuccessToast(`users:levelChanged.${accessLevel}`, { name });
  }

  function choose(value: string) {
    const level = userAccessLevels.find((known) => known === value);
    update.reset();
    if (!level) return;
    if (isMe && level !== 'ADMIN') {
      setWanted(level);
      setGivingUp(true);
    } else change(level).catch(showRefusal);
  }

  return (
    <>
      <select
        className={classes.select}
        aria-label={t('levelOf', { name })}
        value={update.isPending ? update.variables.body.accessLevel : user.accessLevel}
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
        confirm={t(`giveUp.confirm.${wanted}`)}
        dangerous
        pending={update.isPending}
        problem={refusal}
        onConfirm={() =>
          change(wanted).then(
            () => setGivingUp(false),
            () => undefined,
          )
        }
        onClose={() => setGivingUp(false)}
      >
        <p>{t(`giveUp.text.${wanted}`)}</p>
      </ConfirmDialog>
    </>
  );
}

/** The same as useRefusalText, where there is no dialog to say it in. */
function showRefusal(error: unknown): void {
  if (error instanceof ApiProblem && error.code === 'LAST_ADMIN') showErrorToast('users:lastAdmin');
  else showProblemToast(error);
}

/** Why the server refused to change somebody's access; for the last administrator also what to do about it. */
export function useRefusalText(error: unknown): string | undefined {
  const { t } = useTranslation('users');
  const problem = useProblemText(error);
  return error instanceof ApiProblem && error.code === 'LAST_ADMIN' ? t('lastAdmin') : problem;
}
