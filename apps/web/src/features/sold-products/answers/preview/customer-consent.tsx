import { useTranslation } from 'react-i18next';
import boxes from '../../../../ui/data-table/row-checkbox.module.css';
import type { AnswerChoices, ChoiceChange, CustomerChoice } from '../plan/answer-choices.ts';
import type { CustomerPlan } from '../plan/answer-plan.ts';
import classes from './customer-card.module.css';

interface CustomerConsentProps {
  customer: CustomerPlan;
  choices: AnswerChoices;
  onChange: (change: ChoiceChange) => void;
}

/** Nothing goes out to a customer without a tick here; the rows of a calculation only with a second one. */
export function CustomerConsent({ customer: { id, name, items }, choices, onChange }: CustomerConsentProps) {
  const { t } = useTranslation('templateAnswers');
  const { agreed = false, shareRows = false } = choices.customers.get(id) ?? {};
  const calculated = items.filter(({ hasRows }) => hasRows).length;
  const change = (choice: CustomerChoice) => onChange({ what: 'customers', customerIds: [id], choice });
  return (
    <div className={classes.consent} data-agreed={agreed || undefined}>
      <label className={classes.choice}>
        <input
          type="checkbox"
          className={boxes.box}
          checked={agreed}
          onChange={(event) => change({ agreed: event.currentTarget.checked })}
        />
        <span className={classes.agree}>{t('consent.one', { customer: name })}</span>
      </label>
      {calculated > 0 ? (
        <label className={classes.choice}>
          <input
            type="checkbox"
            className={boxes.box}
            checked={shareRows}
            onChange={(event) => change({ shareRows: event.currentTarget.checked })}
          />
          <span>{t('consent.rows', { count: calculated })}</span>
        </label>
      ) : null}
    </div>
  );
}
