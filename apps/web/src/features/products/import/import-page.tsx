import type { ImportDuplicateChoice } from '@pcf/contract/vocabulary/import-duplicate-choice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DuplicateChoice } from '../../../exchange/file-import/duplicate-choice.tsx';
import { ImportFrame } from '../../../exchange/file-import/import-frame.tsx';
import { useImportFindingWords } from '../../../exchange/file-import/use-import-finding-words.ts';
import { AboutProductFile } from './about-product-file.tsx';
import { getImportProgress } from './api/get-import-progress.ts';
import { type ImportResult, importProducts } from './api/import-products.ts';
import { ProductsImported } from './products-imported.tsx';
import { useJudgedProducts } from './use-judged-products.ts';

export function ImportPage() {
  const { t } = useTranslation('productImport');
  const { mutateAsync } = useMutation(importProducts(useQueryClient()));
  return (
    <ImportFrame<ImportResult, ImportDuplicateChoice>
      back={{ to: '/products/purchased', text: t('back') }}
      title={t('title')}
      subtitle={t('subtitle')}
      about={<AboutProductFile />}
      findingWords={useImportFindingWords()}
      send={mutateAsync}
      progress={{ query: getImportProgress, saving: t('saving') }}
      judged={useJudgedProducts()}
      firstChoice="skip"
      choice={(result, value, onChange) => <DuplicateChoice result={result} value={value} onChange={onChange} />}
      done={(result, onAnother) => <ProductsImported result={result} onAnother={onAnother} />}
    />
  );
}
