import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import { useState } from 'react';
import { type FieldPathValue, type FieldValues, get, type Path, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FormFieldOptions, useFormField } from '../form/use-form-field.ts';
import { withValidation } from '../form/with-validation.ts';
import { addPieces } from './add-pieces.ts';

interface AddressListOptions<Values extends FieldValues> extends FormFieldOptions<Values> {
  limit: number | undefined;
}

const piecesOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
const isAddress = (piece: string) => normaliseEmail(piece) !== null;

/** The entries of the list and how they change; whatever is no address stays in it, and keeps the form from being sent. */
export function useAddressList<Values extends FieldValues>(options: AddressListOptions<Values>) {
  const { name, label, rules, limit } = options;
  const { t } = useTranslation('lists');
  const { trigger, getValues, formState } = useFormContext<Values>();
  const [spoken, setSpoken] = useState('');

  function check(value: FieldPathValue<Values, Path<Values>>): true | string {
    const pieces = piecesOf(value);
    const invalid = pieces.filter((piece) => !isAddress(piece)).length;
    if (invalid > 0) return t('addresses.correct', { count: invalid });
    const excess = pieces.length - (limit ?? pieces.length);
    return excess > 0 ? t('addresses.tooMany', { count: excess }) : true;
  }

  const formField = useFormField<Values>({ name, label, rules: withValidation(rules, check) });
  // What the server refused comes under the place of the address: form.setError('emails.3', { type: code }).
  const refused: unknown = get(formState.errors, name);

  function put(pieces: string[], words: string) {
    formField.change(pieces);
    setSpoken(`${words} ${t('addresses.total', { count: pieces.length })}`);
  }

  return {
    ...formField,
    spoken,
    entries: piecesOf(formField.field.value).map((piece, index) => ({
      piece,
      isValid: isAddress(piece) && !(Array.isArray(refused) && refused[index]),
    })),
    add(text: string) {
      const { pieces, added, invalid, known } = addPieces(piecesOf(getValues(name)), text);
      const words = [
        added > 0 || invalid + known === 0 ? t('addresses.added', { count: added }) : '',
        invalid > 0 ? t('addresses.notAnAddress', { count: invalid }) : '',
        known > 0 ? t('addresses.known', { count: known }) : '',
      ];
      put(pieces, words.filter(Boolean).join(' '));
      if (invalid > 0) void trigger(name);
    },
    remove(piece: string) {
      const pieces = piecesOf(getValues(name)).filter((other) => other !== piece);
      put(pieces, t('addresses.removed', { address: piece }));
    },
  };
}
