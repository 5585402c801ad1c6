import { useFormContext, useWatch } from 'react-hook-form';
import { NumberField } from '../../src/ui/number-field.tsx';
import { State } from '../state.tsx';
import { useWords } from '../words.ts';
import { FormSpecimen } from './form-specimen.tsx';

interface Values {
  value: number | null;
  mass: number | null;
  tooMuch: number | null;
  disabled: number | null;
}

const values: Values = { value: 1234.5678, mass: null, tooMuch: 120, disabled: 0.00008405 };

function FormValue() {
  const { control } = useFormContext<Values>();
  return <output data-value>{JSON.stringify(useWatch({ control, name: 'mass' }))}</output>;
}

export function NumberFieldSpecimen() {
  const words = useWords();
  return (
    <FormSpecimen<Values> values={values} checked={['tooMuch']}>
      <State name="with a value">
        <NumberField
          name="value"
          label={words.emissions}
          unit="kgCO₂e / kg"
          help={words.emissionsHelp}
          rules={{ required: true }}
        />
      </State>
      <State name="empty">
        <NumberField name="mass" label={words.nothing} unit="kg" validateOnBlur />
        <FormValue />
      </State>
      <State name="over its limit">
        <NumberField name="tooMuch" label={words.nothing} unit="%" rules={{ max: 100 }} />
      </State>
      <State name="disabled">
        <NumberField name="disabled" label={words.nothing} unit="kgCO₂e / kg·km" disabled rules={{ required: true }} />
      </State>
    </FormSpecimen>
  );
}
