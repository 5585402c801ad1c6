import { Button, Group } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAnyElsewhere } from '../../../../exchange/network/use-any-elsewhere.ts';
import { dayOf } from '../../../../lib/format/calendar-day.ts';
import { DayField } from '../../../../ui/day-field/day-field.tsx';
import { FormFrame } from '../../../../ui/form/form-frame.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { CampaignField } from './campaign-field.tsx';
import { ExpectsFields } from './expects-fields.tsx';
import type { SendPlan } from './send-plan.ts';
import type { SendValues } from './send-values.ts';
import { UnassignedFields } from './unassigned-fields.tsx';

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
  const elsewhere = useAnyElsewhere([...plan.suppliers.map(({ id }) => id), choice === 'choose' ? chosenId : null]);
  const count = plan.lineIds.length + (choice === 'leaveOut' ? 0 : plan.unassigned.length);
  return (
    <FormFrame form={form} problem={problem} onSubmit={onSubmit}>
      {plan.unassigned.length > 0 ? <UnassignedFields plan={plan} /> : null}
      <CampaignField />
      <TextField<SendValues>
        name="comment"
        label={t('send.comment')}
        help={t(elsewhere ? 'elsewhere.comment' : 'send.commentHelp')}
        multiline
        rules={{ maxLength: textLimits.requestComment }}
      />
      <DayField<SendValues>
        name="dueDate"
        label={t('send.dueDate')}
        help={t(elsewhere ? 'elsewhere.dueDate' : 'send.dueDateHelp')}
        earliest={dayOf(new Date())}
      />
      <ExpectsFields elsewhere={elsewhere} />
      <Group gap={8}>
        <Button type="submit" variant="filled" loading={isSubmitting} disabled={count === 0}>
          {count === 0 ? t('send.submitNone') : t('send.submit', { count })}
        </Button>
        <Button disabled={isSubmitting} onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </Group>
    </FormFrame>
  );
}
