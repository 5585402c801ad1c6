import { Button, TextInput } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAnyExternal } from '../../../../exchange/network/external-partners.ts';
import { operationQuery } from '../../../../lib/api/operation-options.ts';
import { dayOf } from '../../../../lib/format/date-format.ts';
import { DayField } from '../../../../ui/day-field.tsx';
import { FieldLabel } from '../../../../ui/form/field-label.tsx';
import { FormFrame } from '../../../../ui/form/form-frame.tsx';
import { useFormField } from '../../../../ui/form/use-form-field.ts';
import kit from '../../../../ui/kit.module.css';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { ExpectsFields } from './expects-fields.tsx';
import type { SendPlan } from './send-plan.ts';
import type { SendValues } from './send-values.ts';
import { UnassignedFields } from './unassigned-fields.tsx';

const maxSuggested = 50;

/** The newest ones, to go on with. */
const recentCampaigns = operationQuery('listCampaigns', { query: { limit: maxSuggested } });

interface SendFormProps {
  form: UseFormReturn<SendValues>;
  plan: SendPlan;
  problem: string | undefined;
  onSubmit: (values: SendValues) => Promise<void>;
  onCancel: () => void;
}

export function SendForm({ form, plan, problem, onSubmit, onCancel }: SendFormProps) {
  const { t } = useTranslation(['lineActions', 'common']);
  const { isSubmitting } = form.formState;
  const [choice, chosenId] = useWatch({ control: form.control, name: ['unassigned', 'supplierId'] });
  const external = useAnyExternal([...plan.suppliers.map(({ id }) => id), choice === 'choose' ? chosenId : null]);
  const count = plan.lineIds.length + (choice === 'leaveOut' ? 0 : plan.unassigned.length);
  return (
    <FormFrame form={form} problem={problem} onSubmit={onSubmit}>
      {plan.unassigned.length > 0 ? <UnassignedFields plan={plan} /> : null}
      <CampaignField />
      <TextAreaField<SendValues>
        name="comment"
        label={t('send.comment')}
        help={t(external ? 'elsewhere.comment' : 'send.commentHelp')}
        rules={{ maxLength: textLimits.requestComment }}
      />
      <DayField<SendValues>
        name="dueDate"
        label={t('send.dueDate')}
        help={t(external ? 'elsewhere.dueDate' : 'send.dueDateHelp')}
        earliest={dayOf(new Date())}
      />
      <ExpectsFields external={external} />
      <div className={kit.actions}>
        <Button type="submit" variant="filled" loading={isSubmitting} disabled={count === 0}>
          {count === 0 ? t('send.submitNone') : t('send.submit', { count })}
        </Button>
        <Button disabled={isSubmitting} onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </FormFrame>
  );
}

/** A new name, or one of a campaign that goes on, which the browser offers while typing. */
function CampaignField() {
  const { t } = useTranslation('lineActions');
  const listId = useId();
  const { data } = useQuery(recentCampaigns);
  const label = t('send.campaign');
  const formField = useFormField<SendValues>({
    name: 'campaign',
    label,
    rules: { maxLength: textLimits.campaignName },
  });
  return (
    <>
      <TextInput
        id={formField.id}
        ref={formField.field.ref}
        label={<FieldLabel label={label} required={false} />}
        description={t('send.campaignHelp')}
        error={formField.message}
        list={listId}
        autoComplete="off"
        value={String(formField.field.value ?? '')}
        onChange={(event) => formField.change(event.currentTarget.value)}
        onBlur={formField.leave}
      />
      <datalist id={listId}>
        {(data?.data ?? []).map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
