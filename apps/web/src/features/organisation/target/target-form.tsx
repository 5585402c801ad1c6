import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ChoiceField } from '../../../ui/choice-field/choice-field.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { showFieldProblems } from '../../../ui/form/show-field-problems.ts';
import type { SbtiTarget } from '../api/get-sbti-target.ts';
import { setSbtiTarget } from '../api/set-sbti-target.ts';
import { SaveButtons } from '../save-buttons.tsx';
import { useReportUnsaved } from '../unsaved-forms.tsx';
import { useSaveProblem } from '../use-save-problem.ts';
import { ReasonFields } from './reason-fields.tsx';
import { TargetFields } from './target-fields.tsx';
import { type TargetValues, targetRequest, targetValues } from './target-values.ts';

export function TargetForm({ target, labelledBy }: { target: SbtiTarget | null; labelledBy: string }) {
  const { t } = useTranslation('sbti');
  const form = useForm<TargetValues>({ values: targetValues(target), resetOptions: { keepDirtyValues: true } });
  const { isDirty } = form.formState;
  const hasTarget = form.watch('hasTarget');
  const save = useMutation(setSbtiTarget(useQueryClient()));
  const problem = useSaveProblem(save.error);
  useReportUnsaved(isDirty);

  async function submit(values: TargetValues) {
    try {
      form.reset(targetValues(await save.mutateAsync(targetRequest(values))));
      showSuccessToast('sbti:saved');
    } catch (refusal) {
      showFieldProblems(form, refusal);
    }
  }

  return (
    <FormFrame form={form} labelledBy={labelledBy} problem={problem} onSubmit={submit}>
      <ChoiceField<TargetValues>
        name="hasTarget"
        label={t('field.hasTarget')}
        rules={{ validate: (value) => value !== null || t('required') }}
        options={[
          { value: true, label: t('yes') },
          { value: false, label: t('no') },
        ]}
      />
      {hasTarget === true ? <TargetFields /> : null}
      {hasTarget === false ? <ReasonFields /> : null}
      <SaveButtons
        save={t('save')}
        saving={save.isPending}
        unsaved={isDirty}
        onDiscard={() => form.reset(targetValues(target))}
      />
    </FormFrame>
  );
}
