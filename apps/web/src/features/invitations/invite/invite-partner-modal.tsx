import { Button } from '@mantine/core';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { FieldProblemCode } from '@pcf/contract/problem-codes';
import { type QueryClient, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getCurrentUser, getOrganisation } from '../../../lib/account.ts';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import kit from '../../../ui/kit.module.css';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { InviteForm } from './invite-form.tsx';
import classes from './invite-partner-modal.module.css';
import { emptyInvite, type InvitePreset, type InviteValues } from './invite-values.ts';

const createInvitations = (queryClient: QueryClient) =>
  operationMutation('createInvitations', {
    onSuccess: () => {
      for (const call of ['listSentInvitations', 'listSuppliers', 'getSupplier', 'getDashboard']) {
        void queryClient.invalidateQueries({ queryKey: [call] });
      }
    },
  });

const pointer = /^\/body\/invitations\/(\d+)\/(email|organisationName|message)$/;

interface InvitePartnerModalProps {
  opened: boolean;
  preset?: InvitePreset | undefined;
  onClose: () => void;
}

/** Invites suppliers or customers, many at once. Closed by mistake, it opens again with what was typed. */
export function InvitePartnerModal({ opened, preset, onClose }: InvitePartnerModalProps) {
  const { t } = useTranslation('invite');
  const blank = { ...emptyInvite, ...(preset && { relation: preset.relation }) };
  const form = useForm<InviteValues>({ defaultValues: blank });
  const invite = useMutation(createInvitations(useQueryClient()));
  const problem = useProblemText(invite.error);
  const results = invite.data?.results;

  async function submit(values: InviteValues) {
    try {
      await invite.mutateAsync({ body: { invitations: toInvitations(values, preset?.contactOf) } });
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
    <ModalFrame opened={opened} onClose={close} title={title}>
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

/** One invitation for each address. A typed name can only be that of a single company; a file names each of them. */
export function toInvitations(values: InviteValues, contactOf?: { readonly id: string }): NewInvitation[] {
  const { relation, emails, organisationName, fileNames, message } = values;
  const typedName = emails.length === 1 ? organisationName.trim() : '';
  const words = message.trim();
  return emails.map((email) => {
    const name = typedName || fileNames[email];
    return {
      email,
      relation,
      ...(contactOf ? { supplierId: contactOf.id } : name && { organisationName: name }),
      ...(words && { message: words }),
    };
  });
}

interface RefusedField {
  name: `emails.${number}` | 'organisationName' | 'message';
  code: FieldProblemCode;
}

/** Which entries of the form the server refused. Name and message are the same for all addresses, and said once. */
export function refusedFields(error: unknown): RefusedField[] {
  const problems = error instanceof ApiProblem ? (error.problem.errors ?? []) : [];
  const fields = new Map<RefusedField['name'], RefusedField>();
  for (const { path, code } of problems) {
    const [, index, field] = pointer.exec(path) ?? [];
    if (field === 'email') fields.set(`emails.${Number(index)}`, { name: `emails.${Number(index)}`, code });
    else if (field === 'organisationName' || field === 'message') fields.set(field, { name: field, code });
  }
  return [...fields.values()];
}

/** What somebody reads who is invited like this. */
function MailPreview() {
  const { t } = useTranslation('invite');
  const { data: user } = useSuspenseQuery(getCurrentUser);
  const { data: organisation } = useSuspenseQuery(getOrganisation);
  const [relation, message] = useWatch<InviteValues, ['relation', 'message']>({ name: ['relation', 'message'] });
  const titleId = useId();
  const names = { organisation: organisation.name, person: `${user.firstName} ${user.lastName}` };
  const words = message.trim();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={`${kit.strong} ${classes.title}`}>
        {t('preview.title')}
      </h3>
      <div className={`${kit.column} ${kit.framed} ${classes.mail}`}>
        <p className={classes.subject}>{t(`preview.subject.${relation}`, names)}</p>
        <p>{t(`preview.purpose.${relation}`, names)}</p>
        {words ? (
          <>
            <p>{t('preview.writes', names)}</p>
            <blockquote className={classes.message}>{words}</blockquote>
          </>
        ) : null}
      </div>
      <p className={`${kit.muted} ${classes.note}`}>{t('preview.note')}</p>
    </section>
  );
}

/** What became of the addresses; those that were not invited are named with the reason. */
function InviteResult({ results, onDone }: { results: readonly InvitationResult[]; onDone: () => void }) {
  const { t } = useTranslation('invite');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const others = results.flatMap(({ email, outcome }) => (outcome === 'INVITED' ? [] : [{ email, outcome }]));
  const invited = results.length - others.length;
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={`${kit.bold} ${classes.inviteResultTitle}`}>
        {invited > 0 ? t('result.invited', { count: invited }) : t('result.nobody')}
      </h3>
      {invited > 0 ? <p className={`${kit.muted} ${classes.text}`}>{t('result.next')}</p> : null}
      {others.length > 0 ? (
        <>
          {invited > 0 ? (
            <h4 className={`${kit.strong} ${classes.subtitle}`}>{t('result.notInvited', { count: others.length })}</h4>
          ) : null}
          <ul className={`${kit.framed} ${classes.list}`}>
            {others.map(({ email, outcome }) => (
              <li key={email} className={`${kit.breakable} ${classes.row}`}>
                <span className={kit.strong}>{email}</span>
                <span className={kit.muted}>{t(`outcome.${outcome}`)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Button variant="filled" onClick={onDone}>
        {t('result.done')}
      </Button>
    </>
  );
}

type NewInvitation = OperationInput<'createInvitations'>['body']['invitations'][number];

type InvitationResult = OperationOutput<'createInvitations'>['results'][number];
