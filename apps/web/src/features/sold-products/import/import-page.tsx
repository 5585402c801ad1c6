import type { ImportDuplicateChoice } from '@pcf/contract/vocabulary/import-duplicate-choice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DuplicateChoice } from '../../../exchange/file-import/duplicate-choice.tsx';
import { ImportFrame } from '../../../exchange/file-import/import-frame.tsx';
import { useImportFindingWords } from '../../../exchange/file-import/use-import-finding-words.ts';
import { AboutTemplateFile } from './about-template-file.tsx';
import { getTemplateImportProgress } from './api/get-template-import-progress.ts';
import { importTemplates, type TemplateImportResult } from './api/import-templates.ts';
import { TemplatesImported } from './templates-imported.tsx';
import { useJudgedTemplates } from './use-judged-templates.ts';

/** Products that are sold, with their emission data, from one file. */
export function ImportPage() {
  const { t } = useTranslation('templateImport');
  const { mutateAsync } = useMutation(importTemplates(useQueryClient()));
  return (
    <ImportFrame<TemplateImportResult, ImportDuplicateChoice>
      back={{ to: '/products/sold', text: t('back') }}
      title={t('title')}
      subtitle={t('subtitle')}
      about={<AboutTemplateFile />}
      findingWords={useImportFindingWords()}
      send={mutateAsync}
      progress={{ query: getTemplateImportProgress, saving: t('saving') }}
      judged={useJudgedTemplates()}
      firstChoice="skip"
      choice={(result, value, onChange) => <DuplicateChoice result={result} value={value} onChange={onChange} />}
      done={(result, onAnother) => <TemplatesImported result={result} onAnother={onAnother} />}
    />
  );
}
