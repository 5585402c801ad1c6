import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../../database/database.ts';
import { holdTemplates } from '../../answers/held-sold-products.service.ts';
import { matchOf, rememberMatches } from '../../answers/sold-product-links.service.ts';
import { lockReceivedLines, type ReceivedLine } from '../../lines/lock-received-lines.service.ts';
import { ofLines } from '../../lines/of-lines.service.ts';

/** Says for which of them there was something to forget. */
const deleteMatches = (tx: Tx, lines: readonly ReceivedLine[]) =>
  tx.deleteFrom('template_match').where(ofLines(lines)).returning('line_id').execute();

type Result = OperationOutput<'confirmTemplateMatches'>;

/** Each for itself; of a line that is there twice the last counts. */
export async function confirmTemplateMatches(
  tx: Tx,
  { body }: CheckedInput<'confirmTemplateMatches'>,
  caller: Caller,
): Promise<Result> {
  const templateOf = new Map(
    body.matches.map(({ lineId, templateId }) => [lineId.toLowerCase(), templateId?.toLowerCase() ?? null]),
  );
  const held = await lockReceivedLines(tx, caller.organisationId, [...templateOf.keys()]);
  const lines = new Map(held.map((line) => [line.id, line]));
  const named = [...templateOf.values()].filter((templateId) => templateId !== null);
  const templates = await holdTemplates(tx, caller, [...new Set(named)]);
  const skipped: Result['skipped'] = [];
  const forgotten: ReceivedLine[] = [];
  const confirmed = [...templateOf].flatMap(([lineId, templateId]) => {
    const line = lines.get(lineId);
    if (!line) skipped.push({ lineId, code: 'NOT_FOUND' });
    else if (templateId === null) forgotten.push(line);
    else if (!templates.has(templateId)) skipped.push({ lineId, code: 'TEMPLATE_NOT_FOUND' });
    else return [matchOf(line, { templateId })];
    return [];
  });
  await rememberMatches(tx, caller, confirmed);
  const gone = forgotten.length > 0 ? await deleteMatches(tx, forgotten) : [];
  return { confirmed: confirmed.length, forgotten: gone.length, skipped };
}
