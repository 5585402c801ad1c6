import { emissionUnits } from '@pcf/contract/vocabulary/emission-data';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../ui/select-field.tsx';

interface UnitFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  help?: string;
}

export function UnitField<Values extends FieldValues>({ name, label, help }: UnitFieldProps<Values>) {
  const { t } = useTranslation('exchange');
  const options = emissionUnits.map((unit) => ({ value: unit, label: t(`unit.${unit}`) }));
  return <SelectField<Values> name={name} label={label} help={help} options={options} />;
}
