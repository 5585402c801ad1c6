import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ElsewhereMark } from '../../../../exchange/network/elsewhere-mark.tsx';
import { LineIcon } from '../../../../ui/line-icon/line-icon.tsx';
import type { TemplateAnswer } from '../api/answer-with-templates.ts';
import { type AnswerChoices, type ChoiceChange, heldBy, heldReasons } from '../plan/answer-choices.ts';
import type { CustomerPlan } from '../plan/answer-plan.ts';
import { AnswerTable } from './answer-table.tsx';
import classes from './customer-card.module.css';
import { CustomerConsent } from './customer-consent.tsx';
import { SentenceForAll } from './sentence-for-all.tsx';

interface CustomerCardProps {
  customer: CustomerPlan;
  choices: AnswerChoices;
  startsOpen: boolean;
  onChange: (change: ChoiceChange) => void;
  onView: (answer: TemplateAnswer) => void;
}

/** What one customer will receive, and whether it may. */
export function CustomerCard({ customer, choices, startsOpen, onChange, onView }: CustomerCardProps) {
  const { t } = useTranslation('templateAnswers');
  const [open, setOpen] = useState(startsOpen);
  const titleId = useId();
  const bodyId = useId();
  const { id, name, items, skipped } = customer;
  const held = items.map((item) => heldBy(item, choices));
  const sentences = items.filter(({ needsConfirmation }) => needsConfirmation);
  const remarked = items.filter(({ warnings }) => warnings.length > 0).length;
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h3 id={titleId} className={classes.name}>
            {name}
          </h3>
          <p className={classes.counts}>
            <ElsewhereMark partnerId={id} />
            <span>{t('products', { count: items.length })}</span>
            {remarked > 0 ? <span>{t('card.remarked', { count: remarked })}</span> : null}
            {skipped.length > 0 ? <span>{t('card.skipped', { count: skipped.length })}</span> : null}
            {heldReasons.map((reason) => {
              const count = held.filter((each) => each === reason).length;
              return count > 0 ? (
                <span key={reason} className={classes.held}>
                  {t(`held.${reason}`, { count })}
                </span>
              ) : null;
            })}
          </p>
        </div>
        <Button
          variant="subtle"
          size="xs"
          aria-expanded={open}
          aria-controls={bodyId}
          rightSection={
            <span className={classes.arrow} data-open={open || undefined}>
              <LineIcon name="chevronDown" size={16} />
            </span>
          }
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'card.close' : 'card.open')}
        </Button>
      </div>
      <div id={bodyId} hidden={!open}>
        {open ? (
          <>
            {sentences.length > 1 ? <SentenceForAll items={sentences} onChange={onChange} /> : null}
            <AnswerTable customer={customer} choices={choices} onChange={onChange} onView={onView} />
          </>
        ) : null}
      </div>
      <CustomerConsent customer={customer} choices={choices} onChange={onChange} />
    </section>
  );
}
