import { Button, TextInput } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateAnswer } from '../api/answer-with-templates.ts';
import type { ChoiceChange } from '../plan/answer-choices.ts';
import classes from './customer-card.module.css';

interface SentenceForAllProps {
  items: readonly TemplateAnswer[];
  onChange: (change: ChoiceChange) => void;
}

/** One reason that holds for all unlikely values of a customer. */
export function SentenceForAll({ items, onChange }: SentenceForAllProps) {
  const { t } = useTranslation('templateAnswers');
  const [sentence, setSentence] = useState('');
  return (
    <div className={classes.forAll}>
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
