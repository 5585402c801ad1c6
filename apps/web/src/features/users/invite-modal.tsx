import { Button } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { maxUsers } from '@pcf/contract/invitation-limits';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { UserInvitationOutcome } from '@pcf/contract/vocabulary/users';
import { type UserAccessLevel, userAccessLevels } from '@pcf/contract/vocabulary/users';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { operationMutation } from '../../lib/api/operation-options.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { AddressListField } from '../../ui/address-list-field.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { showFieldProblems } from '../../ui/form/field-problems.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import kit from '../../ui/kit.module.css';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import classes from './invite-modal.module.css';
import { pendingUserInvitationsKey } from './users.ts';

const emptyInvite: InviteValues = { emails: [], accessLevel: 'EDITOR' };

const inviteUsers = (queryClient: QueryClient) =>
  operationMutation('inviteUsers', {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pendingUserInvitationsKey }),
  });

const reasons: readonly NotInvited[] = ['ALREADY_INVITED', 'ALREADY_MEMBER'];

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
      const { invited, others } = summariseInvitations((await invite.mutateAsync({ body: values })).results);
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

/** Not every address was invited: which ones were not, and why. */
function InviteResult({ summary, onDone }: { summary: InvitationSummary; onDone: () => void }) {
  const { t } = useTranslation('users');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={`${kit.plainSubheading} ${classes.title}`}>
        {summary.invited > 0 ? t('invite.invited', { count: summary.invited }) : t('invite.nobody')}
      </h3>
      {summary.others.map(({ outcome, emails }) => (
        <div key={outcome}>
          <p className={`${kit.strong} ${classes.reason}`}>
            {t(`invite.outcome.${outcome}`, { count: emails.length })}
          </p>
          <ul className={`${kit.muted} ${kit.breakable} ${classes.list}`}>
            {emails.map((email) => (
              <li key={email}>{email}</li>
            ))}
          </ul>
        </div>
      ))}
      <Button variant="filled" onClick={onDone}>
        {t('invite.done')}
      </Button>
    </>
  );
}

type NotInvited = Exclude<UserInvitationOutcome, 'INVITED'>;

interface InvitationSummary {
  readonly invited: number;
  /** Addresses that got no mail, by the reason; only the reasons there are. */
  readonly others: readonly { readonly outcome: NotInvited; readonly emails: readonly string[] }[];
}

export function summariseInvitations(results: readonly UserInvitationResult[]): InvitationSummary {
  const emailsOf = (outcome: UserInvitationOutcome) =>
    results.filter((result) => result.outcome === outcome).map(({ email }) => email);
  return {
    invited: emailsOf('INVITED').length,
    others: reasons
      .map((outcome) => ({ outcome, emails: emailsOf(outcome) }))
      .filter(({ emails }) => emails.length > 0),
  };
}

type UserInvitationResult = OperationOutput<'inviteUsers'>['results'][number];

interface InviteFormProps {
  form: UseFormReturn<InviteValues>;
  problem: string | undefined;
  onSubmit: (values: InviteValues) => Promise<void>;
  onCancel: () => void;
}

function InviteForm({ form, problem, onSubmit, onCancel }: InviteFormProps) {
  const { t } = useTranslation(['users', 'common']);
  const { isSubmitting } = form.formState;
  const emails = useWatch({ control: form.control, name: 'emails' });
  return (
    <div className={classes.form}>
      <p className={`${kit.muted} ${kit.reading} ${classes.text}`}>{t('invite.text')}</p>
      <FormFrame form={form} problem={problem} onSubmit={onSubmit}>
        <AddressListField<InviteValues>
          name="emails"
          label={t('invite.emails')}
          limit={maxUsers}
          takesFocus
          rules={{ required: t('invite.emailsRequired') }}
        />
        <AccessLevelChoice />
        <div className={kit.actions}>
          <Button type="submit" variant="filled" loading={isSubmitting}>
            {t('invite.send', { count: Math.max(emails.length, 1) })}
          </Button>
          <Button disabled={isSubmitting} onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        </div>
      </FormFrame>
    </div>
  );
}

function AccessLevelChoice() {
  const { t } = useTranslation('users');
  const options = userAccessLevels.toReversed().map((level) => ({
    value: level,
    label: t(`level.${level}`),
    help: t(`levelMeaning.${level}`),
  }));
  return <ChoiceField<InviteValues> name="accessLevel" label={t('accessLevel')} options={options} />;
}

interface InviteValues {
  emails: string[];
  accessLevel: UserAccessLevel;
}
