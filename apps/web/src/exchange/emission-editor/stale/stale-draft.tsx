import { Button } from '@mantine/core';
import { differences } from '@pcf/domain/emission-data/differences';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatClock } from '../../../lib/format/format-clock.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { EditorSource } from '../editor-source.ts';
import { useEditorWork } from '../editor-work.ts';
import { DraftDifferences } from './draft-differences.tsx';

interface StaleDraftProps {
  /** What is said where the draft is gone. */
  goneText: string;
  onAdopt: (newest: EditorSource) => void;
  onOverwrite: (newest: EditorSource) => void;
}

/** The draft was saved elsewhere while something was typed here: nothing is decided without the reader. */
export function StaleDraft({ goneText, onAdopt, onOverwrite }: StaleDraftProps) {
  const { t, i18n } = useTranslation('emissionEditor');
  const { form, source } = useEditorWork();
  const notice = useRef<HTMLDivElement>(null);
  // What the page knows is what has just turned out to be old.
  const { isFetching, isError, refetch } = useQuery({
    queryKey: ['newestDraft', source.kind, source.id],
    queryFn: async () => (await source.refresh()) !== null,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => notice.current?.focus(), []);
  const { draft } = source;
  const found = isFetching || isError ? [] : differences(source.firstValues.data, form.getValues('data'));
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
            <Button loading={isFetching} onClick={() => onAdopt(source)}>
              {t('stale.newer')}
            </Button>
            <Button loading={isFetching} variant="filled" onClick={() => onOverwrite(source)}>
              {t('stale.mine')}
            </Button>
          </>
        )
      }
    >
      <p>
        {draft
          ? t(draft.own || !draft.savedBy ? 'stale.byYou' : 'stale.bySomebody', {
              name: draft.savedBy ?? '',
              time: formatClock(draft.savedAt, new Date(), pageLanguage(i18n)),
            })
          : goneText}
      </p>
      <p>{t('stale.choose')}</p>
      <DraftDifferences differences={found} />
    </Notice>
  );
}
