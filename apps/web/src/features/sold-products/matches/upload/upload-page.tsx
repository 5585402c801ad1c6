import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ImportDone } from '../../../../exchange/file-import/import-done.tsx';
import { ImportFrame } from '../../../../exchange/file-import/import-frame.tsx';
import { ListLink } from '../../../../ui/list-link/list-link.tsx';
import { importTemplateMatches, type MatchImportResult } from '../api/import-template-matches.ts';
import { useJudgedMatches } from './use-judged-matches.ts';
import { useMatchFindingWords } from './use-match-finding-words.ts';

/** Matches that went out as a spreadsheet come back filled in. */
export function UploadPage() {
  const { t } = useTranslation(['templateMatches', 'answerFile', 'fileImport']);
  const { mutateAsync } = useMutation(importTemplateMatches(useQueryClient()));
  return (
    <ImportFrame<MatchImportResult, null>
      back={{ to: '/products/received-requests/templates', text: t('title') }}
      title={t('upload.title')}
      subtitle={t('upload.subtitle')}
      drop={{ title: t('answerFile:drop.title'), limits: t('answerFile:drop.limits') }}
      findingWords={useMatchFindingWords()}
      send={mutateAsync}
      writing={(name) => t('answerFile:writing', { name })}
      judged={useJudgedMatches()}
      firstChoice={null}
      done={({ confirmed, unchanged }, onAnother) => (
        <ImportDone
          title={t('bulk.done', { count: confirmed })}
          notes={[unchanged > 0 && t('answerFile:skipped', { count: unchanged }), t('upload.next')]}
          another={t('fileImport:drop.another')}
          onAnother={onAnother}
        >
          <Button component={ListLink} to="/products/received-requests/templates" variant="filled">
            {t('upload.show')}
          </Button>
        </ImportDone>
      )}
    />
  );
}
