import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FocusedTitle } from '../../../../ui/focused-title/focused-title.tsx';
import type { AnsweredWithTemplates } from '../api/answer-with-templates.ts';
import { planOf } from '../plan/answer-plan.ts';
import { SkippedList } from '../skipped/skipped-list.tsx';
import classes from './answer-result.module.css';
import { AnsweredCustomer } from './answered-customer.tsx';

interface AnswerResultProps {
  outcome: AnsweredWithTemplates;
  onClose: () => void;
}

/** What became of each: what was sent, by customer, and what was not. */
export function AnswerResult({ outcome, onClose }: AnswerResultProps) {
  const { t } = useTranslation('templateAnswers');
  const { customers, skipped } = planOf(outcome);
  const { length: sent } = outcome.answered;
  const products: string = t('products', { count: sent });
  const customersText: string = t('customers', { count: customers.length });
  return (
    <div className={classes.result}>
      <div>
        <FocusedTitle level={2}>
          {sent === 0 ? t('result.nothing') : t('result.title', { products, customers: customersText })}
        </FocusedTitle>
        {sent > 0 ? <p className={classes.lead}>{t('result.next')}</p> : null}
      </div>
      <SkippedList skipped={skipped} level={3} />
      {customers.map((customer) => (
        <AnsweredCustomer key={customer.id} customer={customer} startsOpen={sent <= 50} />
      ))}
      <div>
        <Button variant="filled" onClick={onClose}>
          {t('result.done')}
        </Button>
      </div>
    </div>
  );
}
