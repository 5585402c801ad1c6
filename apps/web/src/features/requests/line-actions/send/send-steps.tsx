import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showFieldProblems } from '../../../../ui/form/show-field-problems.ts';
import { useProblemText } from '../../../../ui/form/use-problem-text.ts';
import { PlanColumns } from '../plan-columns.tsx';
import { SendForm } from './send-form.tsx';
import type { SendPlan } from './send-plan.ts';
import { SendResult } from './send-result.tsx';
import { SendSummary } from './send-summary.tsx';
import { emptySending, type SendValues } from './send-values.ts';
import { NoSupplierThere } from './use-invited-supplier.ts';
import { useSending } from './use-sending.ts';

interface SendStepsProps {
  /** As it was when the dialog opened. */
  plan: SendPlan;
  onClose: () => void;
  onDone: () => void;
}

/** First what will happen and the words to go with it, then what became of each. */
export function SendSteps({ plan: first, onClose, onDone }: SendStepsProps) {
  const { t } = useTranslation('lineActions');
  const [plan] = useState(first);
  const form = useForm<SendValues>({
    defaultValues: plan.asksAnother ? { ...emptySending, unassigned: 'choose' } : emptySending,
  });
  const sending = useSending(plan);
  const [refusal, setRefusal] = useState<unknown>(null);
  const problem = useProblemText(refusal);

  async function submit(values: SendValues) {
    setRefusal(null);
    try {
      await sending.send(values);
      onDone();
    } catch (error) {
      if (error instanceof NoSupplierThere) form.setError('email', { message: t('send.noSupplierThere') });
      else showFieldProblems(form, error);
      setRefusal(error);
    }
  }

  function leave() {
    if (sending.hasBegun()) onDone();
    onClose();
  }

  if (sending.outcome) {
    return (
      <SendResult outcome={sending.outcome} plan={plan} unassigned={form.getValues('unassigned')} onDone={onClose} />
    );
  }
  return (
    <PlanColumns
      summary={<SendSummary plan={plan} />}
      form={
        plan.lineIds.length + plan.unassigned.length > 0 ? (
          <SendForm
            form={form}
            plan={plan}
            problem={problem && sending.hasBegun() ? t('send.partlySent', { problem }) : problem}
            onSubmit={submit}
            onCancel={leave}
          />
        ) : null
      }
      onClose={onClose}
    />
  );
}
