import { textLimits } from '@pcf/contract/text-limits';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SupplierField } from '../../../../exchange/supplier-field.tsx';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { SendPlan } from './send-plan.ts';
import { type SendValues, unassignedChoices } from './send-values.ts';

const address = /^\S+@\S+\.\S+$/;

/** Products without a supplier can go to one of them all, known or invited on the spot. */
export function UnassignedFields({ plan: { unassigned, asksAnother } }: { plan: SendPlan }) {
  const { t } = useTranslation('lineActions');
  const choice = useWatch<SendValues, 'unassigned'>({ name: 'unassigned' });
  return (
    <>
      <ChoiceField<SendValues>
        name="unassigned"
        label={asksAnother ? t('send.onlyUnassigned') : t('send.unassigned', { count: unassigned.length })}
        options={unassignedChoices
          .filter((value) => !asksAnother || value !== 'leaveOut')
          .map((value) => ({
            value,
            label: t(`unassigned.${value}.name`),
            help: t(`unassigned.${value}.meaning`),
          }))}
      />
      {choice === 'choose' ? (
        <SupplierField<SendValues>
          name="supplierId"
          label={t('send.supplier')}
          rules={{ required: t('send.supplierRequired') }}
        />
      ) : null}
      {choice === 'invite' ? (
        <>
          <TextField<SendValues>
            name="email"
            label={t('send.email')}
            type="email"
            autoComplete="off"
            rules={{
              required: t('send.emailRequired'),
              maxLength: textLimits.email,
              validate: (value) => address.test(String(value).trim()) || t('send.emailInvalid'),
            }}
          />
          <TextField<SendValues>
            name="organisationName"
            label={t('send.organisationName')}
            autoComplete="off"
            rules={{ maxLength: textLimits.organisationName }}
          />
        </>
      ) : null}
    </>
  );
}
