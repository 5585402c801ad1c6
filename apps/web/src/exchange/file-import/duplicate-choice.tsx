import { type ImportDuplicateChoice, importDuplicateChoices } from '@pcf/contract/vocabulary/files';
import { useTranslation } from 'react-i18next';
import type { ImportOutcome } from './import-order.ts';
import { RowChoice } from './row-choice.tsx';

interface DuplicateChoiceProps {
  result: ImportOutcome & { readonly skipped: number };
  value: ImportDuplicateChoice;
  onChange: (value: ImportDuplicateChoice) => void;
}

/** What becomes of the rows whose reference exists already, once nothing else is wrong. */
export function DuplicateChoice({ result: { errors, skipped: count }, value, onChange }: DuplicateChoiceProps) {
  const { t } = useTranslation('fileImport');
  if (count === 0 || errors.length > 0) return null;
  return (
    <RowChoice
      name="onDuplicate"
      legend={t('duplicates.title', { count })}
      choices={importDuplicateChoices}
      label={(choice) => t(`duplicates.${choice}`, { count })}
      value={value}
      onChange={onChange}
    />
  );
}
