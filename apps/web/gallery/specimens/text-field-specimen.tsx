import { TextAreaField } from '../../src/ui/text-area-field.tsx';
import { TextField } from '../../src/ui/text-field.tsx';
import { State } from '../state.tsx';
import { longName, useWords } from '../words.ts';
import { FormSpecimen } from './form-specimen.tsx';

const values = {
  plain: '',
  unit: '2.63',
  missing: '',
  short: 'ab',
  long: 'Aluminium foil',
  pattern: 'al-1200',
  near: 'Stretch film 17 µm',
  blur: '',
  comment: longName,
  locked: 'AL-1200-K',
};

export function TextFieldSpecimen() {
  const words = useWords();
  const referencePattern = { value: /^[A-Z0-9-]+$/, message: words.pattern };
  return (
    <FormSpecimen<typeof values> values={values} checked={['missing', 'short', 'long', 'pattern']}>
      <State name="plain, with help">
        <TextField name="plain" label={words.name} help={words.help} placeholder="PET tray, clear, 500 ml" />
      </State>
      <State name="unit inside">
        <TextField
          name="unit"
          label={words.emissions}
          unit="kgCO₂e / kg"
          help={words.emissionsHelp}
          rules={{ required: true }}
        />
      </State>
      <State name="required">
        <TextField name="missing" label={words.reference} rules={{ required: true }} />
      </State>
      <State name="too short">
        <TextField name="short" label={words.reference} rules={{ minLength: 3 }} />
      </State>
      <State name="too long, counted">
        <TextField name="long" label={words.reference} rules={{ maxLength: 10 }} />
      </State>
      <State name="pattern with its own words">
        <TextField name="pattern" label={words.reference} help={words.help} rules={{ pattern: referencePattern }} />
      </State>
      <State name="near its limit">
        <TextField name="near" label={words.name} rules={{ required: true, maxLength: 20 }} />
      </State>
      <State name="checked on leaving">
        <TextField name="blur" label={words.reference} rules={{ required: true }} validateOnBlur />
      </State>
      <State name="several lines">
        <TextAreaField name="comment" label={words.comment} rules={{ maxLength: 2400 }} />
      </State>
      <State name="disabled">
        <TextField name="locked" label={words.reference} disabled rules={{ required: true }} />
      </State>
    </FormSpecimen>
  );
}
