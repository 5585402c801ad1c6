import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type AnswerChoices, heldBy } from '../plan/answer-choices.ts';
import { sendableOf } from '../plan/answer-parts.ts';
import type { AnswerPlan } from '../plan/answer-plan.ts';
import classes from './preview.module.css';

interface SendBarProps {
  plan: AnswerPlan;
  choices: AnswerChoices;
  onSend: () => void;
  onCancel: () => void;
}

/** What a press would send, and what it would not, always in sight. */
export function SendBar({ plan: { customers }, choices, onSend, onCancel }: SendBarProps) {
  const { t } = useTranslation(['templateAnswers', 'common']);
  const sendable = sendableOf(customers, choices);
  const products = sendable.reduce((sum, { items }) => sum + items.length, 0);
  const agreed = customers.filter(({ id }) => choices.customers.get(id)?.agreed);
  const held = agreed.reduce(
    (sum, { items }) => sum + items.filter((item) => heldBy(item, choices) !== null).length,
    0,
  );
  const customersText: string = t('customers', { count: sendable.length });
  const productsText: string = t('products', { count: products });
  const waiting = customers.length - agreed.length;
  return (
    <div className={classes.bar}>
      <p className={classes.summary} role="status">
        {waiting > 0 ? <span>{t('bar.waiting', { count: waiting })}</span> : null}
        {held > 0 ? <span>{t('bar.held', { count: held })}</span> : null}
      </p>
      <div className={classes.barButtons}>
        <Button onClick={onCancel}>{t('common:cancel')}</Button>
        <Button variant="filled" disabled={products === 0} onClick={onSend}>
          {products === 0 ? t('bar.send') : t('bar.sendTo', { customers: customersText, products: productsText })}
        </Button>
      </div>
    </div>
  );
}
