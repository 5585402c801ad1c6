import { emissionUnits } from '@pcf/contract/vocabulary/emission-unit';
import type { FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../components/select-field/select-field.tsx';
import type { ProductValues } from './product-values.ts';

interface UnitFieldProps {
  name: FieldPath<ProductValues>;
  label: string;
  help?: string;
}

export function UnitField({ name, label, help }: UnitFieldProps) {
  const { t } = useTranslation('exchange');
  const options = emissionUnits.map((unit) => ({ value: unit, label: t(`unit.${unit}`) }));
  return <SelectField<ProductValues> name={name} label={label} help={help} options={options} />;
}
