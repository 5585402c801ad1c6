import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { LineSkipReason } from '@pcf/contract/vocabulary/line-skip-reason';
import { resendAllowedAt } from '@pcf/domain/exchange/reminder-schedule';
import type { LineStep } from '@pcf/domain/exchange/transitions';
import type { Caller, Tx } from '../../database/database.ts';
import { customerStep } from '../lines/change-lines.service.ts';
import { type LockedLine, lockOwnLines } from '../lines/lock-lines.service.ts';
import { connectedSuppliers } from './connected-suppliers.ts';
import { distinctIds } from './distinct-ids.ts';
import { selectReferences } from './resending.queries.ts';

type Item = CheckedInput<'resendRequests'>['body']['items'][number];

export interface ResentLine {
  readonly line: LockedLine;
  readonly step: LineStep;
  /** The request stays; otherwise the supplier is asked anew. */
  readonly reminder: boolean;
}

export interface SkippedItem {
  readonly productId: string;
  readonly requestReference: string | null;
  /** Null where none was found, or more than one. */
  readonly line: LockedLine | null;
  readonly code: LineSkipReason;
}

export interface Judged {
  readonly resent: readonly ResentLine[];
  readonly skipped: readonly SkippedItem[];
}

/** Finds and holds the line of each item and judges it; a line that is named twice is judged once. */
export async function judgeResend(tx: Tx, caller: Caller, given: readonly Item[], now: Date): Promise<Judged> {
  const items = given.map((item) => ({ ...item, productId: item.productId.toLowerCase() }));
  const lines = await lockOwnLines(tx, caller.organisationId, {
    productIds: distinctIds(items.map(({ productId }) => productId)),
  });
  const byProduct = Map.groupBy(lines, ({ product_id: productId }) => productId);
  const isReferenceOf = await referencesOf(tx, caller, items, lines);
  const connected = await connectedSuppliers(tx, caller, lines);

  const resent = new Map<string, ResentLine>();
  const skipped = new Map<string, SkippedItem>();
  for (const { productId, requestReference } of items) {
    const ofProduct = byProduct.get(productId) ?? [];
    const candidates = requestReference
      ? ofProduct.filter((line) => isReferenceOf(requestReference, line))
      : soleOrAll(ofProduct);
    const [line = null, second] = candidates;
    const verdict = second ? 'AMBIGUOUS_REQUEST' : judgeLine(line, connected, now);
    if (typeof verdict !== 'string') resent.set(verdict.line.id, verdict);
    else {
      const skippedLine = second ? null : line;
      skipped.set(skippedLine?.id ?? `${productId} ${requestReference}`, {
        productId,
        requestReference: requestReference ?? skippedLine?.request_reference ?? null,
        line: skippedLine,
        code: verdict,
      });
    }
  }
  return { resent: [...resent.values()], skipped: [...skipped.values()] };
}

/** Those in the right status; where there is none, any of the lines says what stands against it. */
function soleOrAll(lines: readonly LockedLine[]): readonly LockedLine[] {
  const qualified = lines.filter((line) => customerStep('resend', line));
  return qualified.length > 0 ? qualified : lines.slice(0, 1);
}

async function referencesOf(tx: Tx, caller: Caller, items: readonly Item[], lines: readonly LockedLine[]) {
  const references = [...new Set(items.flatMap(({ requestReference }) => requestReference ?? []))];
  const rows =
    references.length > 0
      ? await selectReferences(tx, caller.organisationId, { references, lineIds: lines.map(({ id }) => id) })
      : [];
  const known = new Set(rows.map(({ reference, line_id: lineId }) => `${reference} ${lineId}`));
  return (reference: string, line: LockedLine) => known.has(`${reference} ${line.id}`);
}

function judgeLine(line: LockedLine | null, connected: ReadonlySet<string>, now: Date): ResentLine | LineSkipReason {
  if (!line) return 'NOT_FOUND';
  if (line.archived) return 'ARCHIVED';
  const step = customerStep('resend', line);
  if (!step) return 'INVALID_TRANSITION';
  if (!connected.has(line.supplier_organisation_id ?? '')) return 'NOT_CONNECTED';
  const reminder = step.to === line.status;
  if (reminder && line.mailed_at && resendAllowedAt(line.mailed_at) > now) return 'REMINDED_RECENTLY';
  return { line, step, reminder };
}
