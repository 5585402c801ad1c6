import { Button, TextInput } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExternalMark } from '../../../../exchange/network/external-mark.tsx';
import boxes from '../../../../ui/data-table/row-checkbox.module.css';
import kit from '../../../../ui/kit.module.css';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import classes from '../answer-with-sold-products.module.css';
import type { SoldProductAnswer } from '../answer-with-sold-products.ts';
import {
  type AnswerChoices,
  type ChoiceChange,
  type CustomerChoice,
  heldBy,
  heldReasons,
} from '../plan/answer-choices.ts';
import type { CustomerPlan } from '../plan/answer-plan.ts';
import { AnswerTable } from './answer-table.tsx';

interface CustomerCardProps {
  customer: CustomerPlan;
  choices: AnswerChoices;
  startsOpen: boolean;
  onChange: (change: ChoiceChange) => void;
  onView: (answer: SoldProductAnswer) => void;
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
    <section className={`${kit.card} ${classes.card}`} aria-labelledby={titleId}>
      <div className={`${kit.row4x16} ${kit.between} ${classes.head}`}>
        <div className={classes.words}>
          <h3 id={titleId} className={`${kit.plainSubheading} ${kit.breakable}`}>
            {name}
          </h3>
          <p className={`${kit.row0x16} ${kit.note}`}>
            <ExternalMark partnerId={id} />
            <span>{t('products', { count: items.length })}</span>
            {remarked > 0 ? <span>{t('card.remarked', { count: remarked })}</span> : null}
            {skipped.length > 0 ? <span>{t('card.skipped', { count: skipped.length })}</span> : null}
            {heldReasons.map((reason) => {
              const count = held.filter((each) => each === reason).length;
              return count > 0 ? (
                <span key={reason} className={`${kit.strong} ${classes.held}`}>
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

interface SentenceForAllProps {
  items: readonly SoldProductAnswer[];
  onChange: (change: ChoiceChange) => void;
}

/** One reason that holds for all unlikely values of a customer. */
function SentenceForAll({ items, onChange }: SentenceForAllProps) {
  const { t } = useTranslation('templateAnswers');
  const [sentence, setSentence] = useState('');
  return (
    <div className={`${kit.row8} ${classes.forAll}`}>
      <TextInput
        className={classes.sentence ?? ''}
        label={t('sentence.forAll', { count: items.length })}
        maxLength={textLimits.answerComment}
        value={sentence}
        onChange={(event) => setSentence(event.currentTarget.value)}
      />
      <Button
        disabled={sentence.trim() === ''}
        onClick={() =>
          onChange({
            what: 'items',
            lineIds: items.map(({ lineId }) => lineId),
            choice: { confirmation: sentence.trim() },
          })
        }
      >
        {t('sentence.apply')}
      </Button>
    </div>
  );
}

interface CustomerConsentProps {
  customer: CustomerPlan;
  choices: AnswerChoices;
  onChange: (change: ChoiceChange) => void;
}

/** Nothing goes out to a customer without a tick here; the rows of a calculation only with a second one. */
function CustomerConsent({ customer: { id, name, items }, choices, onChange }: CustomerConsentProps) {
  const { t } = useTranslation('templateAnswers');
  const { agreed = false, shareRows = false } = choices.customers.get(id) ?? {};
  const calculated = items.filter(({ hasRows }) => hasRows).length;
  const change = (choice: CustomerChoice) => onChange({ what: 'customers', customerIds: [id], choice });
  return (
    <div className={`${kit.row} ${classes.consent}`} data-agreed={agreed || undefined}>
      <label className={classes.choice}>
        <input
          type="checkbox"
          className={boxes.box}
          checked={agreed}
          onChange={(event) => change({ agreed: event.currentTarget.checked })}
        />
        <span className={kit.strong}>{t('consent.one', { customer: name })}</span>
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
