import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RowCheckbox } from '../../../../ui/data-table/row-checkbox.tsx';
import type { AnswerChoices, ChoiceChange } from '../plan/answer-choices.ts';
import type { CustomerPlan } from '../plan/answer-plan.ts';
import classes from './preview.module.css';

interface ConsentForAllProps {
  customers: readonly CustomerPlan[];
  choices: AnswerChoices;
  onChange: (change: ChoiceChange) => void;
}

/** Ticks the box of each customer, where everybody sees it. */
export function ConsentForAll({ customers, choices, onChange }: ConsentForAllProps) {
  const { t } = useTranslation('templateAnswers');
  const id = useId();
  const agreed = customers.filter((customer) => choices.customers.get(customer.id)?.agreed).length;
  const label = t('consent.all', { count: customers.length });
  return (
    <div className={classes.box}>
      <RowCheckbox
        id={id}
        label={label}
        checked={agreed === customers.length}
        indeterminate={agreed > 0 && agreed < customers.length}
        onChange={(all) =>
          onChange({
            what: 'customers',
            customerIds: customers.map((customer) => customer.id),
            choice: { agreed: all },
          })
        }
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
