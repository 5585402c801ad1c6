import { ChoiceField } from '../../src/ui/choice-field.tsx';
import { State } from '../state.tsx';
import { longName, useWords } from '../words.ts';
import { FormSpecimen } from './form-specimen.tsx';

interface Values {
  explained: string;
  plain: string;
  missing: string;
}

const values: Values = { explained: 'a', plain: 'en', missing: '' };

export function ChoiceFieldSpecimen() {
  const words = useWords();
  const explained = [
    { value: 'a', label: words.supplier, help: words.emptySubtitle },
    { value: 'b', label: longName, help: words.help },
  ];
  const plain = [
    { value: 'en', label: 'English', lang: 'en' },
    { value: 'de', label: 'Deutsch', lang: 'de' },
  ];
  return (
    <FormSpecimen<Values> values={values} checked={['missing']}>
      <State name="explained">
        <ChoiceField<Values> name="explained" label={words.supplier} options={explained} />
      </State>
      <State name="plain">
        <ChoiceField<Values> name="plain" label={words.name} options={plain} help={words.help} />
      </State>
      <State name="required">
        <ChoiceField<Values> name="missing" label={words.country} options={plain} rules={{ required: true }} />
      </State>
    </FormSpecimen>
  );
}
