import { invitationRelations } from '@pcf/contract/vocabulary/invitation-relation';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../ui/choice-field/choice-field.tsx';
import type { InviteValues } from './invite-values.ts';

export function RelationChoice() {
  const { t } = useTranslation('invite');
  const options = invitationRelations.map((relation) => ({
    value: relation,
    label: t(`relation.${relation}.name`),
    help: t(`relation.${relation}.meaning`),
  }));
  return <ChoiceField<InviteValues> name="relation" label={t('relationLabel')} options={options} autoFocus />;
}
