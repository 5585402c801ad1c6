import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TemplateMatch } from '../api/list-template-matches.ts';
import { planAnswers } from './answer-plan.ts';
import { type Proposals, proposalsOf } from './proposals.ts';

interface MatchBulkActionsProps {
  matches: readonly TemplateMatch[];
  onConfirm: (proposals: Proposals) => void;
  onAnswer: () => void;
}

/** The buttons of the bar below the matches. */
export function MatchBulkActions({ matches, onConfirm, onAnswer }: MatchBulkActionsProps) {
  const { t } = useTranslation('templateMatches');
  const proposals = proposalsOf(matches);
  const proposed = proposals.byReference.length + proposals.byName.length;
  return (
    <>
      {proposed > 0 ? (
        <Button size="xs" onClick={() => onConfirm(proposals)}>
          {t('bulk.open', { number: proposed })}
        </Button>
      ) : null}
      <Button size="xs" onClick={onAnswer}>
        {t('bulk.answer', { number: planAnswers(matches).chosen.length })}
      </Button>
    </>
  );
}
