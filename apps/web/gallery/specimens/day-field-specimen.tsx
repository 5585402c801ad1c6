import { useForm } from 'react-hook-form';
import { DayField } from '../../src/ui/day-field.tsx';
import { FormFrame } from '../../src/ui/form/form-frame.tsx';
import { State } from '../state.tsx';
import { useWords } from '../words.ts';

export function DayFieldSpecimen() {
  const words = useWords();
  const form = useForm({ defaultValues: { empty: '', filled: '2026-12-31' } });
  return (
    <FormFrame form={form} onSubmit={() => undefined}>
      <State name="empty">
        <DayField name="empty" label={words.from} help={words.help} />
      </State>
      <State name="filled">
        <DayField name="filled" label={words.from} rules={{ required: true }} earliest="2026-01-01" />
      </State>
    </FormFrame>
  );
}
