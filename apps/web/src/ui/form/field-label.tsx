import { useTranslation } from 'react-i18next';
import kit from '../kit.module.css';

interface FieldLabelProps {
  label: string;
  required: boolean;
  unit?: string | undefined;
}

/** Most fields are required, so the optional ones are marked; the unit inside the field is part of what it is called. */
export function FieldLabel({ label, required, unit }: FieldLabelProps) {
  const { t } = useTranslation();
  return (
    <>
      {label}
      {unit ? <span className={kit.visuallyHidden}> ({unit})</span> : null}
      {required ? null : <span className={`${kit.muted} ${kit.regular}`}> ({t('input.optional')})</span>}
    </>
  );
}
