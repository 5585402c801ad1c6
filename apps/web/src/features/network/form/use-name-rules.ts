import { textLimits } from '@pcf/contract/text-limits';
import { useTranslation } from 'react-i18next';
import type { FieldRules } from '../../../ui/form/field-rules.ts';
import type { ConnectionValues } from './connection-values.ts';

export function useNameRules(): FieldRules<ConnectionValues> {
  const { t } = useTranslation('network');
  return {
    required: t('form.nameRequired'),
    maxLength: textLimits.organisationName,
    validate: (value) => String(value).trim() !== '' || t('form.nameRequired'),
  };
}
