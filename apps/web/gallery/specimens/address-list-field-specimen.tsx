import { AddressListField } from '../../src/ui/address-list-field.tsx';
import { State } from '../state.tsx';
import { longWord, useWords } from '../words.ts';
import { FormSpecimen } from './form-specimen.tsx';

const values = {
  empty: [] as string[],
  several: ['lena.brandt@nordic-kitchen.example', 'ana@vetro-adige.example', 'mark@hydral.example'],
  invalid: ['ana@vetro-adige.example', 'mark@hydral', `${longWord}@papeteries-du-rhone.example`],
  tooMany: ['ana@vetro-adige.example', 'lena@nordic-kitchen.example', 'mark@hydral.example'],
  missing: [] as string[],
  full: Array.from({ length: 60 }, (_, index) => `person.${index + 1}@papeteries-du-rhone.example`),
};

export function AddressListFieldSpecimen() {
  const { email } = useWords();
  return (
    <FormSpecimen<typeof values> values={values} checked={['invalid', 'tooMany', 'missing']}>
      <State name="empty">
        <AddressListField name="empty" label={email} limit={100} />
      </State>
      <State name="several">
        <AddressListField name="several" label={email} limit={100} rules={{ required: true }} />
      </State>
      <State name="not an address">
        <AddressListField name="invalid" label={email} limit={100} rules={{ required: true }} />
      </State>
      <State name="too many">
        <AddressListField name="tooMany" label={email} limit={2} rules={{ required: true }} />
      </State>
      <State name="required">
        <AddressListField name="missing" label={email} rules={{ required: true }} />
      </State>
      <State name="long list">
        <AddressListField name="full" label={email} limit={100} rules={{ required: true }} />
      </State>
    </FormSpecimen>
  );
}
