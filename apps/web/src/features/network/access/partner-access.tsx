import { Button } from '@mantine/core';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { formatDate, formatMinute } from '../../../lib/format/date-format.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import kit from '../../../ui/kit.module.css';
import { useFocusOnPage } from '../../../ui/modal-frame.tsx';
import { QuestionFrame } from '../../../ui/question-frame.tsx';
import classes from '../connection-dialogs.module.css';
import { type NetworkConnection, networkConnectionsKey } from '../network-calls.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { OwnFields } from './own-fields.tsx';

const renewNetworkSecret = (queryClient: QueryClient, connectionId: string) =>
  operationMutation('renewNetworkSecret', {
    mutationKey: ['renewNetworkSecret', connectionId],
    input: (endFormer: boolean) => ({ params: { connectionId }, body: { endFormer } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: networkConnectionsKey }),
    // The secret is forgotten with the dialog that shows it.
    gcTime: 0,
  });

interface PartnerAccessProps {
  connection: NetworkConnection;
  opened: boolean;
  ownAddress: string | null;
  onClose: () => void;
}

/** With what a partner signs in here: to be looked up again but for the secret, of which a new one can be issued. */
export function PartnerAccess({ connection, opened, ownAddress, onClose }: PartnerAccessProps) {
  const [renewing, setRenewing] = useState(false);
  const renew = useMutation(renewNetworkSecret(useQueryClient(), connection.id));

  function leave() {
    onClose();
    setRenewing(false);
    renew.reset();
  }

  return (
    <>
      <AccessDialog
        connection={connection}
        opened={opened && !renewing}
        ownAddress={ownAddress}
        onRenew={() => setRenewing(true)}
        onClose={onClose}
      />
      <RenewDialog
        name={connection.name}
        opened={opened && renewing && !renew.data}
        pending={renew.isPending}
        error={renew.error}
        onRenew={(endFormer) => renew.mutate(endFormer)}
        onClose={leave}
      />
      <HandOverDialog
        name={connection.name}
        ownAddress={ownAddress}
        issued={opened ? renew.data : undefined}
        onStored={leave}
      />
    </>
  );
}

interface RenewDialogProps {
  name: string;
  opened: boolean;
  pending: boolean;
  error: Error | null;
  onRenew: (endFormer: boolean) => void;
  onClose: () => void;
}

function RenewDialog({ name, opened, pending, error, onRenew, onClose }: RenewDialogProps) {
  const { t } = useTranslation('network');
  const form = useForm({ defaultValues: { endFormer: false } });
  const problem = useProblemText(error);
  return (
    <ConfirmDialog
      opened={opened}
      title={t('renew.title', { name })}
      confirm={t('renew.confirm')}
      pending={pending}
      problem={problem}
      onConfirm={() => onRenew(form.getValues('endFormer'))}
      onClose={onClose}
    >
      <p>{t('renew.text', { name })}</p>
      <div className={`${kit.ink} ${kit.above16}`}>
        <FormProvider {...form}>
          <ChoiceField<{ endFormer: boolean }>
            name="endFormer"
            label={t('renew.former')}
            options={[
              { value: false, label: t('renew.holds'), help: t('renew.holdsMeaning') },
              { value: true, label: t('renew.ends'), help: t('renew.endsMeaning') },
            ]}
            stacked
          />
        </FormProvider>
      </div>
    </ConfirmDialog>
  );
}

interface AccessDialogProps {
  connection: NetworkConnection;
  opened: boolean;
  ownAddress: string | null;
  onRenew: () => void;
  onClose: () => void;
}

function AccessDialog({ connection, opened, ownAddress, onRenew, onClose }: AccessDialogProps) {
  const { t, i18n } = useTranslation(['network', 'common']);
  const { name, issued } = connection;
  const language = pageLanguage(i18n);
  const former = issued.formerSecretUntil;
  useFocusOnPage(opened);
  return (
    <QuestionFrame
      opened={opened}
      onClose={onClose}
      title={t('access.title', { name })}
      buttons={
        <>
          <Button onClick={onRenew}>{t('access.renew')}</Button>
          <Button variant="filled" onClick={onClose}>
            {t('common:close')}
          </Button>
        </>
      }
    >
      <p>{t('access.text', { name })}</p>
      <OwnFields ownAddress={ownAddress} clientId={issued.clientId} />
      <p className={classes.secret}>
        {t('access.issuedOn', { date: formatDate(issued.secretIssuedAt, language) })}
        {former !== null && Date.parse(former) > Date.now()
          ? ` ${t('access.formerUntil', { moment: formatMinute(former, language) })}`
          : ''}
      </p>
    </QuestionFrame>
  );
}
