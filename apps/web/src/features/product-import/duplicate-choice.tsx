import { type ImportDuplicateChoice, importDuplicateChoices } from '@pcf/contract/vocabulary/import-duplicate-choice';
import { useTranslation } from 'react-i18next';
import classes from './duplicate-choice.module.css';

interface DuplicateChoiceProps {
  count: number;
  value: ImportDuplicateChoice;
  onChange: (value: ImportDuplicateChoice) => void;
}

/** What becomes of the rows whose reference exists already. */
export function DuplicateChoice({ count, value, onChange }: DuplicateChoiceProps) {
  const { t } = useTranslation('productImport');
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('duplicates.title', { count })}</legend>
      {importDuplicateChoices.map((choice) => (
        <label key={choice} className={classes.option}>
          <input
            type="radio"
            name="onDuplicate"
            className={classes.radio}
            value={choice}
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
          {t(`duplicates.${choice}`, { count })}
        </label>
      ))}
    </fieldset>
  );
}
