import { userAccessLevels } from '@pcf/contract/vocabulary/user-access-level';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../ui/choice-field/choice-field.tsx';
import type { InviteValues } from './invite-values.ts';

export function AccessLevelChoice() {
  const { t } = useTranslation('users');
  const options = userAccessLevels.toReversed().map((level) => ({
    value: level,
    label: t(`level.${level}`),
    help: t(`levelMeaning.${level}`),
  }));
  return <ChoiceField<InviteValues> name="accessLevel" label={t('accessLevel')} options={options} />;
}
