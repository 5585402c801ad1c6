import { mostRequestedProducts } from '@pcf/contract/exchange-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshLines } from '../../../../exchange/refresh-lines.ts';
import { inChunks } from '../../../../lib/in-chunks.ts';
import { createEmissionRequest } from '../api/create-emission-request.ts';
import { requestProducts } from '../api/request-products.ts';
import type { SendPlan } from './send-plan.ts';
import { type SendValues, toSending } from './send-values.ts';
import { nothingSent, type SendOutcome, withLinked, withRequest } from './sent-requests.ts';
import { useInvitedSupplier } from './use-invited-supplier.ts';

/** Sends what is planned. Where a later part is refused, trying again does not repeat an earlier one. */
export function useSending(plan: SendPlan) {
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
    const result = await linked.mutateAsync({ productIds, lineIds, ...toSending(values) });
    done.current = { ...done.current, outcome: withLinked(done.current.outcome, result), linked: true };
  }

  async function sendUnassigned(values: SendValues, supplierId: string) {
    const ids = [...new Set(plan.unassigned.flatMap(({ line }) => line?.productId ?? []))];
    for (const productIds of inChunks(ids.slice(done.current.products), mostRequestedProducts)) {
      const request = await single.mutateAsync({ supplierId, productIds, ...toSending(values) });
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
