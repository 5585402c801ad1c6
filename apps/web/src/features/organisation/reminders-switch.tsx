import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { updateOrganisation } from './api/update-organisation.ts';
import classes from './reminders-switch.module.css';
import { useSaveProblem } from './use-save-problem.ts';

/** Takes effect at once, so that there is nothing to save. */
export function RemindersSwitch({ enabled }: { enabled: boolean }) {
  const { t } = useTranslation('organisation');
  const save = useMutation(updateOrganisation(useQueryClient()));
  const problem = useSaveProblem(save.error);
  const id = useId();
  const shown = save.isPending ? (save.variables.remindersEnabled ?? enabled) : enabled;

  async function change(remindersEnabled: boolean) {
    if (save.isPending) return;
    try {
      await save.mutateAsync({ remindersEnabled });
      showSuccessToast(remindersEnabled ? 'organisation:remindersOn' : 'organisation:remindersOff');
    } catch {
      // The problem below or a toast tells it; the switch goes back.
    }
  }

  return (
    <>
      <Switch
        label={t('remindersSwitch')}
        checked={shown}
        describedBy={`${id}help${problem ? ` ${id}problem` : ''}`}
        busy={save.isPending}
        onChange={change}
      />
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
