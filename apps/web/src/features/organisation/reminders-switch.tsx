import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { getOrganisation } from '../../lib/account/get-organisation.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { updateOrganisation } from './api/update-organisation.ts';
import classes from './reminders-switch.module.css';
import { useSaveProblem } from './use-save-problem.ts';

/** Takes effect at once, so that there is nothing to save. */
export function RemindersSwitch({ enabled }: { enabled: boolean }) {
  const { t } = useTranslation('organisation');
  const queryClient = useQueryClient();
  const save = useMutation(updateOrganisation(queryClient));
  const problem = useSaveProblem(save.error);
  const id = useId();
  const shown = save.isPending ? (save.variables.remindersEnabled ?? enabled) : enabled;

  async function change(remindersEnabled: boolean) {
    if (save.isPending) return;
    try {
      // The call takes the name too: the newest one, so that no colleague's is undone.
      const { name } = await queryClient.fetchQuery({ ...getOrganisation, staleTime: 0 });
      await save.mutateAsync({ name, remindersEnabled });
      showSuccessToast(remindersEnabled ? 'organisation:remindersOn' : 'organisation:remindersOff');
    } catch {
      // The problem below or a toast tells it; the switch goes back.
    }
  }

  return (
    <>
      <label className={classes.label}>
        <input
          type="checkbox"
          role="switch"
          className={classes.switch}
          checked={shown}
          aria-checked={shown}
          aria-describedby={`${id}help${problem ? ` ${id}problem` : ''}`}
          aria-busy={save.isPending}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        {t('remindersSwitch')}
      </label>
      <p id={`${id}help`} className={classes.help}>
        {t('remindersHelp')}
      </p>
      {problem ? (
        <p id={`${id}problem`} className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </>
  );
}
