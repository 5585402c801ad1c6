import { fromPact } from '@pcf/pact/v3/from-pact';
import type { IncomingProductFootprint } from '@pcf/pact/v3/model/product-footprint';
import type { Caller, Tx } from '../../../database/database.ts';
import { unstorableText } from '../../../http/unstorable-text.ts';
import { noticeSubmitted, writeSubmissions } from '../../answers/write-submission.service.ts';
import { possibleSupplierStep } from '../../lines/change-supplier-lines.service.ts';
import { lockReceivedLines } from '../../lines/lock-received-lines.service.ts';
import { applied, kept, type LineKey, type Outcome } from './received-event.ts';
import { insertFootprint, selectHeld } from './received-footprints.queries.ts';

export interface FootprintWithSource {
  readonly footprint: IncomingProductFootprint;
  /** The document, sign for sign. */
  readonly source: string;
}

/** Whether all that is written down of it can be. */
export function isStorable(footprint: IncomingProductFootprint): boolean {
  return unstorableText([fromPact(footprint), footprint.productIds]).length === 0;
}

/**
 * Makes a submission of what a partner sent, as any supplier would, but for what makes an answer complete: what another
 * platform says is shown as it is, and whoever reviews it decides.
 */
export async function submitFootprint(
  tx: Tx,
  caller: Caller,
  { id, customer_organisation_id }: LineKey,
  { footprint, source }: FootprintWithSource,
): Promise<Outcome> {
  const key = { id, customer_organisation_id };
  const [line] = await lockReceivedLines(tx, caller.organisationId, [id]);
  const step = line && possibleSupplierStep('submit', caller, line);
  if (!line || !step) return kept('NOT_ALLOWED_NOW', key);
  const held = await selectHeld(tx, caller.organisationId, [footprint.id]);
  const isNewest = held.some((each) => each.line_id === id && each.version === line.submission_version);
  if (isNewest && (line.status === 'PENDING_REVIEW' || line.status === 'COMPLETED')) return kept('NOTHING_NEW', key);
  const { data, remarks } = fromPact(footprint);
  const answer = { data, itemData: null, calculation: null, documentIds: [], errors: [] };
  await writeSubmissions(tx, caller, [
    { line, submission: { step, answer, shareRows: false, plausibilityConfirmation: null, use: null, prepared: null } },
  ]);
  await insertFootprint(tx, {
    line: key,
    version: line.submission_version + 1,
    supplierId: caller.organisationId,
    footprintId: footprint.id,
    productIds: footprint.productIds,
    document: source,
    remarks,
  });
  await noticeSubmitted(tx, caller, [line]);
  return applied(key);
}
