import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldProblemsOf } from '../../../ui/form/field-problems.ts';
import type { ConnectionValues } from './connection-values.ts';

/** Marks the fields that the server refused, with what can be done about it. */
export function useShowRefusedFields(form: UseFormReturn<ConnectionValues>) {
  const { t } = useTranslation('network');
  return (error: unknown) => {
    for (const { field, code } of fieldProblemsOf(error)) {
      switch (field) {
        // Found by the name that was typed.
        case 'partnerId':
          form.setError('name', { type: code, message: t('form.partnerWrong') });
          break;
        case 'baseUrl':
        case 'authBaseUrl':
          form.setError(field, { type: code, message: t('form.addressWrong') });
          break;
        // A colleague has changed the address meanwhile.
        case 'clientSecret':
          form.setError(field, { type: code, message: t('form.secretAgain') });
          break;
        case 'name':
        case 'relations':
        case 'clientId':
          form.setError(field, { type: code });
      }
    }
  };
}
