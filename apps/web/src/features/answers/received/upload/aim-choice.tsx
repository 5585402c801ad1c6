import { useTranslation } from 'react-i18next';
import { RowChoice } from '../../../../exchange/file-import/row-choice.tsx';
import { type AnswerFileAim, answerFileAims } from './answer-file-aim.ts';

interface AimChoiceProps {
  value: AnswerFileAim;
  onChange: (value: AnswerFileAim) => void;
}

/** What becomes of the rows. */
export function AimChoice({ value, onChange }: AimChoiceProps) {
  const { t } = useTranslation('answerFile');
  return (
    <RowChoice
      name="aim"
      legend={t('aim.title')}
      choices={answerFileAims}
      label={(aim) => t(`aim.${aim}`)}
      value={value}
      onChange={onChange}
    />
  );
}
