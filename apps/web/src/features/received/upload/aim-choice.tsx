import { useTranslation } from 'react-i18next';
import classes from './aim-choice.module.css';
import { type AnswerFileAim, answerFileAims } from './answer-file-aim.ts';

interface AimChoiceProps {
  value: AnswerFileAim;
  onChange: (value: AnswerFileAim) => void;
}

/** What becomes of the rows. */
export function AimChoice({ value, onChange }: AimChoiceProps) {
  const { t } = useTranslation('answerFile');
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('aim.title')}</legend>
      {answerFileAims.map((aim) => (
        <label key={aim} className={classes.option}>
          <input
            type="radio"
            name="aim"
            className={classes.radio}
            value={aim}
            checked={value === aim}
            onChange={() => onChange(aim)}
          />
          {t(`aim.${aim}`)}
        </label>
      ))}
    </fieldset>
  );
}
