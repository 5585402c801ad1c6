import { Textarea } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import { useTranslation } from 'react-i18next';
import { useSettledValue } from '../../../../exchange/line-filters/use-settled-value.ts';
import { noValue } from '../../../../lib/format/no-value.ts';
import boxes from '../../../../ui/data-table/row-checkbox.module.css';
import { LineIcon } from '../../../../ui/line-icon/line-icon.tsx';
import type { TemplateAnswer } from '../api/answer-with-templates.ts';
import type { ItemChoice } from '../plan/answer-choices.ts';
import classes from './answer-table.module.css';

interface AnswerRemarksProps {
  answer: TemplateAnswer;
  choice: ItemChoice;
  onChange: (choice: ItemChoice) => void;
}

/** What is odd about an answer, and what has to be said or decided before it goes out. */
export function AnswerRemarks({ answer, choice, onChange }: AnswerRemarksProps) {
  const { t } = useTranslation('templateAnswers');
  const { warnings, needsConfirmation, hasDraft } = answer;
  if (warnings.length === 0 && !needsConfirmation && !hasDraft) return noValue;
  return (
    <div className={classes.remarks}>
      {warnings.map((warning) => (
        <p key={warning} className={classes.warning}>
          <LineIcon name="warning" size={14} />
          <span>{t(`warning.${warning}`)}</span>
        </p>
      ))}
      {needsConfirmation ? (
        <Sentence
          product={answer.name}
          value={choice.confirmation ?? ''}
          onChange={(confirmation) => onChange({ confirmation })}
        />
      ) : null}
      {hasDraft ? (
        <label className={classes.draft}>
          <input
            type="checkbox"
            className={boxes.box}
            checked={choice.replaceDraft ?? false}
            onChange={(event) => onChange({ replaceDraft: event.currentTarget.checked })}
          />
          <span>{t('draft')}</span>
        </label>
      ) : null}
    </div>
  );
}

interface SentenceProps {
  product: string;
  value: string;
  onChange: (sentence: string) => void;
}

function Sentence({ product, value, onChange }: SentenceProps) {
  const { t } = useTranslation('templateAnswers');
  const typed = useSettledValue({ value, onSettle: onChange, read: (text) => text });
  return (
    <Textarea
      size="xs"
      autosize
      minRows={2}
      label={t('sentence.label')}
      aria-label={t('sentence.labelOf', { product })}
      maxLength={textLimits.answerComment}
      value={typed.shown}
      onChange={(event) => typed.change(event.currentTarget.value)}
      onBlur={typed.leave}
    />
  );
}
