import { Button } from '@mantine/core';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorWork } from '../../../exchange/emission-editor/editor-work.ts';
import { SideCard } from '../../../exchange/emission-editor/side-card.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/date-format.ts';
import kit from '../../../ui/kit.module.css';
import { LoadingSpinner } from '../../../ui/loading-spinner.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import classes from './answer.module.css';
import type { EmissionAnswer } from './answer-calls.ts';
import { firstSource, type StartSource, valuesFrom } from './answer-values.ts';
import { useAnswerWork } from './answer-work.ts';
import { AskedCard } from './asked-card.tsx';

/** The request is read first; what fits it is looked for meanwhile. */
const SoldProductOffers = lazy(async () => ({
  default: (await import('./sold-product/sold-product-offers.tsx')).SoldProductOffers,
}));

const FillFromFile = lazy(async () => ({ default: (await import('./fill-from-file.tsx')).FillFromFile }));

export function AnswerSide() {
  const { answer, address } = useAnswerWork();
  return (
    <div className={`${kit.stack16} ${kit.shrinkable} ${classes.side}`}>
      <AskedCard answer={answer} address={address} />
      <StartCard />
    </div>
  );
}

/** Nobody has to type twice what was told before. */
function StartCard() {
  const { t, i18n } = useTranslation('answer');
  const { answer, external, fillWith } = useAnswerWork();
  const { locked } = useEditorWork();
  const offered = offeredSources(answer);
  const isFilled = !answer.draft && firstSource(answer) === 'submitted';
  const date = (moment: string | undefined) => (moment ? formatDate(moment, pageLanguage(i18n)) : '');
  const dates: Readonly<Record<StartSource, string>> = {
    accepted: date(answer.inForce?.submittedAt),
    submitted: date(answer.submission?.submittedAt),
    empty: '',
  };
  return (
    <SideCard title={t('start.title')}>
      <p className={`${kit.note} ${kit.below12}`}>{t(isFilled ? 'start.filled' : 'start.text')}</p>
      <div className={kit.stack8}>
        {offered.map((source) => (
          <Button key={source} disabled={locked} onClick={() => fillWith(valuesFrom(source, answer))}>
            {/* Nobody has accepted it there. */}
            {external && source === 'accepted'
              ? t('start.delivered', { date: dates.accepted })
              : t(`start.from.${source}`, { date: dates[source] })}
          </Button>
        ))}
        <OptionalPart fallback={<LoadingSpinner />}>
          <SoldProductOffers />
        </OptionalPart>
        <OptionalPart>
          <FillFromFile />
        </OptionalPart>
      </div>
    </SideCard>
  );
}

type Told = Pick<EmissionAnswer, 'inForce' | 'submission' | 'draft' | 'productRequestStatus'>;

/** Where a form can begin, but for what it begins with anyhow; nothing where there is nothing but an empty one. */
export function offeredSources(answer: Told): StartSource[] {
  const { inForce, submission, draft } = answer;
  const sources: StartSource[] = [];
  if (inForce) sources.push('accepted');
  if (submission && submission.version !== inForce?.version) sources.push('submitted');
  if (sources.length > 0 || draft) sources.push('empty');
  const present = draft ? null : firstSource(answer);
  const isPresent = (source: StartSource) =>
    source === present ||
    (source === 'accepted' && present === 'submitted' && submission?.version === inForce?.version);
  return sources.filter((source) => !isPresent(source));
}
