import { textLimits } from '@pcf/contract/text-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { updateOrganisation } from './api/update-organisation.ts';
import { SaveButtons } from './save-buttons.tsx';
import { useReportUnsaved } from './unsaved-forms.tsx';
import { useSaveProblem } from './use-save-problem.ts';

interface Values {
  name: string;
}

export function OrganisationNameForm({ name, labelledBy }: { name: string; labelledBy: string }) {
  const { t } = useTranslation('organisation');
  // A colleague's newer name shows up here, unless somebody is typing over it.
  const form = useForm<Values>({ values: { name }, resetOptions: { keepDirtyValues: true } });
  const { isDirty } = form.formState;
  const save = useMutation(updateOrganisation(useQueryClient()));
  const problem = useSaveProblem(save.error);
  useReportUnsaved(isDirty);

  async function submit(values: Values) {
    try {
      const saved = await save.mutateAsync({ name: values.name });
      form.reset({ name: saved.name });
      showSuccessToast('organisation:saved');
    } catch {
      // The problem above the field or a toast tells it; what was typed stays.
    }
  }

  return (
    <FormFrame form={form} labelledBy={labelledBy} problem={problem} onSubmit={submit}>
      <TextField<Values>
        name="name"
        label={t('name')}
        help={t('nameHelp')}
        autoComplete="organization"
        rules={{
          maxLength: textLimits.organisationName,
          required: t('nameRequired'),
          validate: (value) => value.trim() !== '' || t('nameRequired'),
        }}
      />
      <SaveButtons save={t('save')} saving={save.isPending} unsaved={isDirty} onDiscard={() => form.reset({ name })} />
    </FormFrame>
  );
}
