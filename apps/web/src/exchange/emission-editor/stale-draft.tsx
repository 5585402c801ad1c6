import { Button } from '@mantine/core';
import { type Difference, differences } from '@pcf/domain/emission-data/differences';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatClock } from '../../lib/format/date-format.ts';
import { noValue } from '../../lib/format/number-format.ts';
import kit from '../../ui/kit.module.css';
import { Notice } from '../../ui/notice.tsx';
import { fieldOfPath } from '../emission-data-view/field-of-path.ts';
import { useFieldWords } from '../emission-data-view/use-field-words.ts';
import type { EditorSource } from './editor-source.ts';
import { useEditorWork } from './editor-work.ts';
import classes from './emission-editor.module.css';

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

/** Field by field: what the newer draft says, and what is typed here. */
function DraftDifferences({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation('emissionEditor');
  const words = useFieldWords();
  const rows = differences.flatMap(({ path, before, after }) => {
    const found = fieldOfPath(path);
    if (!found) return [];
    const text = (value: typeof before) => (value === null ? noValue : words.text(found.field, value));
    return [{ path, label: words.label(found.field), newer: text(before), mine: text(after) }];
  });
  if (rows.length === 0) return null;
  return (
    <table className={`${kit.small} ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">{t('stale.field')}</th>
          <th scope="col">{t('stale.newerColumn')}</th>
          <th scope="col">{t('stale.mineColumn')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, label, newer, mine }) => (
          <tr key={path}>
            <th scope="row">{label}</th>
            <td>{newer}</td>
            <td>{mine}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
