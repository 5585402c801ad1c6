import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { customerStep } from '../lines/change-lines.service.ts';
import type { LockedLine } from '../lines/lock-lines.service.ts';

interface RemovableProduct {
  readonly id: string;
  readonly name: string;
  readonly internal_reference: string;
  readonly archived_at: Date | null;
}

export interface Removal {
  readonly result: OperationOutput<'deleteProducts'>['results'][number];
  readonly canceled: readonly LockedLine[];
  /** Why it cannot be done as a whole. */
  readonly refused: readonly LockedLine[];
}

/** What becomes of a product: what was never sent disappears, anything else is kept, its open requests being canceled. */
export function judgeRemoval(
  product: RemovableProduct,
  lines: readonly LockedLine[],
  { cancelOnly, only }: { cancelOnly: boolean; only?: ReadonlySet<string> | undefined },
): Removal {
  const concerned = only ? lines.filter(({ id }) => only.has(id)) : lines;
  const steps = concerned.map((line) => ({
    line,
    step: product.archived_at === null ? customerStep('cancel', line) : null,
  }));
  const canceled = steps.filter(({ step }) => step !== null);
  const refused = cancelOnly || product.archived_at !== null ? steps.filter(({ step }) => step === null) : [];
  const asleep = lines.every(({ status }) => status === 'NOT_STARTED');
  return {
    result: {
      productId: product.id,
      name: product.name,
      internalReference: product.internal_reference,
      outcome: cancelOnly || product.archived_at !== null ? 'KEPT' : asleep ? 'DELETED' : 'ARCHIVED',
      canceledLines: canceled.filter(({ step }) => step?.to === 'CANCELED').length,
      restoredLines: canceled.filter(({ step }) => step?.to === 'COMPLETED').length,
      refusedLines: refused.length,
    },
    canceled: canceled.map(({ line }) => line),
    refused: refused.map(({ line }) => line),
  };
}
