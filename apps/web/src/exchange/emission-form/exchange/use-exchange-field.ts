import { useTranslation } from 'react-i18next';
import { useFieldProps } from '../fields/use-field-props.ts';
import { type ExchangeField, isHelped, isRequired } from './exchange-fields.ts';

/** What a field of this part is called, explained by and held to; readers know it by a name of their own. */
export function useExchangeField() {
  const { t } = useTranslation('exchangeData');
  const fieldProps = useFieldProps();
  return (field: ExchangeField, index?: number) => ({
    ...fieldProps(`exchange.${field}`, index),
    label: t(`field.${field}`),
    help: isHelped(field) ? t(`help.${field}`) : undefined,
    required: isRequired(field),
  });
}
