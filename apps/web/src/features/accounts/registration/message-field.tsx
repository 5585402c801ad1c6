import { textLimits } from '@pcf/contract/text-limits';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../ui/text-area-field.tsx';

/** To those who are asked for access; only who asks loads it. */
export function MessageField({ organisation }: { organisation: string }) {
  const { t } = useTranslation('registration');
  return (
    <TextAreaField<{ message: string }>
      name="message"
      label={t('complete.message', { organisation })}
      help={t('complete.messageHelp')}
      rules={{ maxLength: textLimits.invitationMessage }}
    />
  );
}
