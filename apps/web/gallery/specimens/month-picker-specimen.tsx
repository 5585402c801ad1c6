import { MonthPicker } from '../../src/ui/month-picker.tsx';
import { State } from '../state.tsx';
import { useWords } from '../words.ts';
import { FormSpecimen } from './form-specimen.tsx';

const values = { empty: '', chosen: '03/2026', wrong: '13/2026', disabled: '12/2025' };

export function MonthPickerSpecimen() {
  const words = useWords();
  return (
    <FormSpecimen<typeof values> values={values} checked={['wrong']}>
      <State name="empty">
        <MonthPicker name="empty" label={words.from} help={words.help} />
      </State>
      <State name="chosen, with bounds">
        <MonthPicker name="chosen" label={words.from} minimum="02/2025" maximum="10/2026" rules={{ required: true }} />
      </State>
      <State name="no month">
        <MonthPicker name="wrong" label={words.from} rules={{ required: true }} />
      </State>
      <State name="disabled">
        <MonthPicker name="disabled" label={words.from} disabled rules={{ required: true }} />
      </State>
    </FormSpecimen>
  );
}
