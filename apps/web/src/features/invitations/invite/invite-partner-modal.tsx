import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { ModalFrame } from '../../../ui/modal-frame/modal-frame.tsx';
import { useReady } from '../../../ui/modal-frame/use-ready.ts';
import { createInvitations } from './api/create-invitations.ts';
import { InviteForm } from './invite-form.tsx';
import classes from './invite-partner-modal.module.css';
import type { InvitePreset } from './invite-preset.ts';
import { InviteResult } from './invite-result.tsx';
import { emptyInvite, type InviteValues } from './invite-values.ts';
import { MailPreview } from './mail-preview.tsx';
import { refusedFields } from './refused-fields.ts';
import { toInvitations } from './to-invitations.ts';

interface InvitePartnerModalProps {
  opened: boolean;
  preset?: InvitePreset | undefined;
  onClose: () => void;
}

/** Invites suppliers or customers, many at once. Closed by mistake, it opens again with what was typed. */
export function InvitePartnerModal({ opened, preset, onClose }: InvitePartnerModalProps) {
  const { t } = useTranslation('invite');
  const ready = useReady();
  const blank = { ...emptyInvite, ...(preset && { relation: preset.relation }) };
  const form = useForm<InviteValues>({ defaultValues: blank });
  const invite = useMutation(createInvitations(useQueryClient()));
  const problem = useProblemText(invite.error);
  const results = invite.data?.results;

  async function submit(values: InviteValues) {
    try {
      await invite.mutateAsync(toInvitations(values, preset?.contactOf));
    } catch (error) {
      for (const { name, code } of refusedFields(error)) form.setError(name, { type: code });
    }
  }

  function leaveAndForget() {
    onClose();
    form.reset(blank);
    invite.reset();
  }

  function close() {
    if (invite.isPending) return;
    if (results) leaveAndForget();
    else onClose();
  }

  const title = preset?.contactOf
    ? t('contactTitle', { name: preset.contactOf.name })
    : t(preset ? `presetTitle.${preset.relation}` : 'title');
  return (
    <ModalFrame opened={opened && ready} onClose={close} title={title}>
      {results ? (
        <InviteResult results={results} onDone={leaveAndForget} />
      ) : (
        <FormProvider {...form}>
          <div className={classes.columns}>
            <InviteForm form={form} preset={preset} problem={problem} onSubmit={submit} onCancel={leaveAndForget} />
            <MailPreview />
          </div>
        </FormProvider>
      )}
    </ModalFrame>
  );
}
