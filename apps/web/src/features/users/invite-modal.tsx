import { useMounted } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { showFieldProblems } from '../../ui/form/show-field-problems.ts';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import { ModalFrame } from '../../ui/modal-frame/modal-frame.tsx';
import { inviteUsers } from './api/invite-users.ts';
import { InviteForm } from './invite-form.tsx';
import { InviteResult } from './invite-result.tsx';
import { emptyInvite, type InviteValues } from './invite-values.ts';
import { summariseInvitations } from './summarise-invitations.ts';

/** Closed by mistake, it opens again with what was typed. */
export function InviteModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('users');
  // Born open, it would not know whom to give the focus back to.
  const mounted = useMounted();
  const form = useForm<InviteValues>({ defaultValues: emptyInvite });
  const invite = useMutation(inviteUsers(useQueryClient()));
  const problem = useProblemText(invite.error);
  const summary = invite.data && summariseInvitations(invite.data.results);

  function leaveAndForget() {
    onClose();
    form.reset(emptyInvite);
    invite.reset();
  }

  async function submit(values: InviteValues) {
    try {
      const { invited, others } = summariseInvitations((await invite.mutateAsync(values)).results);
      // Otherwise the summary says it, together with those who were not invited.
      if (others.length > 0) return;
      showSuccessToast('users:invite.invited', { count: invited });
      leaveAndForget();
    } catch (error) {
      showFieldProblems(form, error);
    }
  }

  function close() {
    if (invite.isPending) return;
    if (summary) leaveAndForget();
    else onClose();
  }

  return (
    <ModalFrame keepsWhatIsTyped opened={opened && mounted} onClose={close} title={t('invite.title')}>
      {summary ? (
        <InviteResult summary={summary} onDone={leaveAndForget} />
      ) : (
        <InviteForm form={form} problem={problem} onSubmit={submit} onCancel={leaveAndForget} />
      )}
    </ModalFrame>
  );
}
