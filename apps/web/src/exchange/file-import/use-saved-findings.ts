import { useTranslation } from 'react-i18next';
import { saveFile } from '../../lib/save-file.ts';
import { type FileFinding, useFindingWords } from './file-finding.ts';
import { findingsFile } from './findings-file.ts';

/** Saves what was found in a file as a file, for whoever puts it right elsewhere. */
export function useSavedFindings() {
  const { t } = useTranslation('fileImport');
  const { textOf } = useFindingWords();
  return ({ errors, warnings }: { errors: readonly FileFinding[]; warnings: readonly FileFinding[] }) => {
    const head = [t('findings.row'), t('findings.column'), t('findings.reason'), t('findings.value')];
    const found = [...errors, ...warnings].map((finding) => [
      String(finding.row),
      finding.column ?? '',
      textOf(finding),
      finding.value ?? '',
    ]);
    saveFile(t('findings.fileName'), findingsFile([head, ...found]));
  };
}
