import { Button } from '@mantine/core';
import { differences } from '@pcf/domain/emission-data/differences';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice/notice.tsx';
import { pageLanguage } from '../../../components/page-language.ts';
import { formatClock } from '../../../lib/format/format-clock.ts';
import { firstValues } from '../answer-values.ts';
import { useAnswerWork } from '../answer-work.ts';
import { type EmissionAnswer, getEmissionAnswer } from '../api/get-emission-answer.ts';
import { DraftDifferences } from './draft-differences.tsx';

interface StaleDraftProps {
  onAdopt: (newest: EmissionAnswer) => void;
  onOverwrite: (newest: EmissionAnswer) => void;
}

/** The draft was saved elsewhere while something was typed here: nothing is decided without the reader. */
export function StaleDraft({ onAdopt, onOverwrite }: StaleDraftProps) {
  const { t, i18n } = useTranslation('answer');
  const { form, address } = useAnswerWork();
  const notice = useRef<HTMLDivElement>(null);
  // What the page knows is what has just turned out to be old.
  const { data: newest, isFetching, isError, refetch } = useQuery({ ...getEmissionAnswer(address), staleTime: 0 });
  useEffect(() => notice.current?.focus(), []);
  const draft = newest?.draft;
  const found = newest ? differences(firstValues(newest).data, form.getValues('data')) : [];
  const isOwn = draft?.savedBy != null && draft.savedBy === newest?.lock?.holderName && newest.lock.own;
  return (
    <Notice
      ref={notice}
      actions={
        isError ? (
          <Button loading={isFetching} onClick={() => refetch()}>
            {t('stale.retry')}
          </Button>
        ) : (
          <>
            <Button loading={isFetching} onClick={() => newest && onAdopt(newest)}>
              {t('stale.newer')}
            </Button>
            <Button loading={isFetching} variant="filled" onClick={() => newest && onOverwrite(newest)}>
              {t('stale.mine')}
            </Button>
          </>
        )
      }
    >
      <p>
        {draft
          ? t(isOwn || !draft.savedBy ? 'stale.byYou' : 'stale.bySomebody', {
              name: draft.savedBy ?? '',
              time: formatClock(draft.savedAt, new Date(), pageLanguage(i18n)),
            })
          : t('stale.gone')}
      </p>
      <p>{t('stale.choose')}</p>
      <DraftDifferences differences={found} />
    </Notice>
  );
}
