import { maxRequestedProducts } from '@pcf/contract/exchange-limits';
import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { searchSuppliers } from '../../../../exchange/partners.ts';
import { refreshLines } from '../../../../exchange/refresh-lines.ts';
import { operationMutation } from '../../../../lib/api/operation-options.ts';
import { inChunks } from '../../../../lib/in-chunks.ts';
import { showFieldProblems } from '../../../../ui/form/field-problems.ts';
import { useProblemText } from '../../../../ui/form/use-problem-text.ts';
import kit from '../../../../ui/kit.module.css';
import { LeftOutList } from '../left-out-list.tsx';
import columns from '../line-dialogs.module.css';
import { PlanColumns } from '../plan-columns.tsx';
import { requestProducts } from '../request-products.ts';
import { SendForm } from './send-form.tsx';
import type { SendPlan } from './send-plan.ts';
import { SendResult } from './send-result.tsx';
import { emptySending, type SendValues, toSending } from './send-values.ts';
import { nothingSent, type SendOutcome, withLinked, withRequest } from './sent-requests.ts';

const createInvitations = operationMutation('createInvitations');

/** Why nobody can be asked at an address. */
class NoSupplierThere extends Error {
  override readonly name = 'NoSupplierThere';
}

const createEmissionRequest = operationMutation('createEmissionRequest');

const maxShown = 10;

interface SendStepsProps {
  /** As it was when the dialog opened. */
  plan: SendPlan;
  onClose: () => void;
  onDone: () => void;
}

/** First what will happen and the words to go with it, then what became of each. */
export function SendSteps({ plan: first, onClose, onDone }: SendStepsProps) {
  const { t } = useTranslation('lineActions');
  const [plan] = useState(first);
  const form = useForm<SendValues>({
    defaultValues: plan.asksAnother ? { ...emptySending, unassigned: 'choose' } : emptySending,
  });
  const sending = useSending(plan);
  const [refusal, setRefusal] = useState<unknown>(null);
  const problem = useProblemText(refusal);

  async function submit(values: SendValues) {
    setRefusal(null);
    try {
      await sending.send(values);
      onDone();
    } catch (error) {
      if (error instanceof NoSupplierThere) form.setError('email', { message: t('send.noSupplierThere') });
      else showFieldProblems(form, error);
      setRefusal(error);
    }
  }

  function leave() {
    if (sending.hasBegun()) onDone();
    onClose();
  }

  if (sending.outcome) {
    return (
      <SendResult outcome={sending.outcome} plan={plan} unassigned={form.getValues('unassigned')} onDone={onClose} />
    );
  }
  return (
    <PlanColumns
      summary={<SendSummary plan={plan} />}
      form={
        plan.lineIds.length + plan.unassigned.length > 0 ? (
          <SendForm
            form={form}
            plan={plan}
            problem={problem && sending.hasBegun() ? t('send.partlySent', { problem }) : problem}
            onSubmit={submit}
            onCancel={leave}
          />
        ) : null
      }
      onClose={onClose}
    />
  );
}

/** What will happen, before it does. */
function SendSummary({ plan }: { plan: SendPlan }) {
  const { t } = useTranslation('lineActions');
  const { lines, lineIds, suppliers, unassigned, leftOut, asksAnother } = plan;
  const summary = t('send.summary', {
    products: t('send.products', { count: lineIds.length }),
    suppliers: t('send.suppliers', { count: suppliers.length }),
  });
  return (
    <>
      <p className={columns.lead}>
        {asksAnother
          ? t('send.anotherLead', { product: lines.map(({ name }) => name).join(', ') })
          : lineIds.length > 0
            ? summary
            : t(unassigned.length > 0 ? 'send.onlyUnassigned' : 'send.nothing')}
      </p>
      {suppliers.length > 0 ? (
        <ul className={`${kit.stack4} ${kit.small} ${kit.breakable}`}>
          {suppliers.slice(0, maxShown).map(({ id, name, lines }) => (
            <li key={id}>
              {name} <span className={kit.muted}>{t('send.products', { count: lines })}</span>
            </li>
          ))}
          {suppliers.length > maxShown ? (
            <li className={kit.muted}>{t('leftOut.more', { count: suppliers.length - maxShown })}</li>
          ) : null}
        </ul>
      ) : null}
      <LeftOutList items={leftOut} isAll={lineIds.length + unassigned.length === 0} />
    </>
  );
}

/** Sends what is planned. Where a later part is refused, trying again does not repeat an earlier one. */
function useSending(plan: SendPlan) {
  const queryClient = useQueryClient();
  const linked = useMutation(requestProducts);
  const single = useMutation(createEmissionRequest);
  const invitedSupplier = useInvitedSupplier();
  const [outcome, setOutcome] = useState<SendOutcome | null>(null);
  const done = useRef({ outcome: nothingSent, linked: false, products: 0 });

  async function supplierOf(values: SendValues): Promise<string | null> {
    if (plan.unassigned.length === 0 || values.unassigned === 'leaveOut') return null;
    return values.unassigned === 'choose'
      ? values.supplierId
      : await invitedSupplier(values.email, values.organisationName);
  }

  async function sendLinked(values: SendValues) {
    if (plan.lineIds.length === 0 || done.current.linked) return;
    const { productIds, lineIds } = plan;
    const result = await linked.mutateAsync({ body: { productIds, lineIds, ...toSending(values) } });
    done.current = { ...done.current, outcome: withLinked(done.current.outcome, result), linked: true };
  }

  async function sendUnassigned(values: SendValues, supplierId: string) {
    const ids = [...new Set(plan.unassigned.flatMap(({ line }) => line?.productId ?? []))];
    for (const productIds of inChunks(ids.slice(done.current.products), maxRequestedProducts)) {
      const request = await single.mutateAsync({ body: { supplierId, productIds, ...toSending(values) } });
      const { outcome: before, products, ...rest } = done.current;
      done.current = { ...rest, outcome: withRequest(before, request), products: products + productIds.length };
    }
  }

  async function send(values: SendValues): Promise<void> {
    try {
      const supplierId = await supplierOf(values);
      await sendLinked(values);
      if (supplierId !== null) await sendUnassigned(values, supplierId);
      setOutcome(done.current.outcome);
    } finally {
      void refreshLines(queryClient);
    }
  }

  return { send, outcome, hasBegun: () => done.current.outcome.requests.length > 0 };
}

/** Invites a supplier and finds out its id; inviting twice is no harm. */
function useInvitedSupplier() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(createInvitations);
  return async (email: string, organisationName: string): Promise<string> => {
    const name = organisationName.trim();
    const address = email.trim();
    const invitation: NewInvitation = {
      email: address,
      relation: 'SUPPLIER',
      withRequest: true,
      ...(name && { organisationName: name }),
    };
    await mutateAsync({ body: { invitations: [invitation] } });
    const found = await queryClient.fetchQuery({ ...searchSuppliers(address), staleTime: 0 });
    const supplier = found.data.find(({ contacts }) =>
      contacts.some((contact) => contact.email.toLowerCase() === address.toLowerCase()),
    );
    if (!supplier) throw new NoSupplierThere();
    return supplier.id;
  };
}

type NewInvitation = OperationInput<'createInvitations'>['body']['invitations'][number];
