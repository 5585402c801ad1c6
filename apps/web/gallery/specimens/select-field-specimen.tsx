import { SelectField } from '../../src/ui/select-field.tsx';
import { State } from '../state.tsx';
import { longName, useWords } from '../words.ts';
import { FormSpecimen } from './form-specimen.tsx';

interface Values {
  single: string | null;
  searchable: string | null;
  multiple: string[];
  missing: string | null;
  disabled: string | null;
}

const values: Values = {
  single: null,
  searchable: 'hydral',
  multiple: ['coop', 'vetro'],
  missing: null,
  disabled: 'etik',
};

const suppliers = [
  { value: 'hydral', label: 'Hydral Rolling AS' },
  { value: 'lindholm', label: 'Lindholm Plastics' },
  { value: 'coop', label: 'Coop Agri Centre' },
  { value: 'papeteries', label: 'Papeteries du Rhône' },
  { value: 'vetro', label: 'Vetro Adige' },
  { value: 'etik', label: 'Etik Print', disabled: true },
  { value: 'long', label: longName },
];

export function SelectFieldSpecimen() {
  const words = useWords();
  return (
    <FormSpecimen<Values> values={values} checked={['missing']}>
      <State name="single">
        <SelectField name="single" label={words.supplier} options={suppliers} help={words.help} />
      </State>
      <State name="searchable">
        <SelectField
          name="searchable"
          label={words.country}
          options={suppliers}
          searchable
          rules={{ required: true }}
        />
      </State>
      <State name="multiple">
        <SelectField name="multiple" label={words.stages} options={suppliers} multiple searchable />
      </State>
      <State name="required">
        <SelectField name="missing" label={words.supplier} options={suppliers} rules={{ required: true }} />
      </State>
      <State name="disabled">
        <SelectField name="disabled" label={words.supplier} options={suppliers} disabled rules={{ required: true }} />
      </State>
    </FormSpecimen>
  );
}
