import { type ImportDuplicateChoice, importDuplicateChoices } from '@pcf/contract/vocabulary/import-duplicate-choice';
import { useTranslation } from 'react-i18next';
import { RowChoice } from '../../components/file-findings/row-choice.tsx';

interface DuplicateChoiceProps {
  count: number;
  value: ImportDuplicateChoice;
  onChange: (value: ImportDuplicateChoice) => void;
}

/** What becomes of the rows whose reference exists already. */
export function DuplicateChoice({ count, value, onChange }: DuplicateChoiceProps) {
  const { t } = useTranslation('productImport');
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
