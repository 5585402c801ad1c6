import { matchFileHeadings } from '@pcf/contract/match-file-headings';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../../database/database.ts';
import { matchOf, rememberMatches } from '../../answers/sold-product-links.service.ts';
import type { Verdict } from '../../files/judge-line-file.service.ts';
import { listFindings } from '../../files/list-line-findings.service.ts';
import { nameLines, onReference } from '../../files/name-lines.service.ts';
import { lockReceivedLines } from '../../lines/lock-received-lines.service.ts';
import type { Finding, JudgedMatch } from './judged-match.ts';
import { selectConfirmed, selectReferencesForShare } from './match-file.queries.ts';

interface Conclusion {
  readonly verdict: Verdict<JudgedMatch, Finding['code']>;
  readonly choices: CheckedInput<'importTemplateMatches'>['query'];
}

/** Adds what the database knows to the verdict on the file, and writes all of it where nothing speaks against it. */
export async function concludeMatches(
  tx: Tx,
  caller: Caller,
  { verdict, choices }: Conclusion,
): Promise<OperationOutput<'importTemplateMatches'>> {
  const { lines, unknown } = await nameLines(tx, verdict.judged);
  const lineIds = [...new Set(lines.values())];
  const held = choices.dryRun ? [] : await lockReceivedLines(tx, caller.organisationId, lineIds);
  const { matches, errors, warnings } = await judgeMatches(tx, caller, verdict.judged, lines);
  const { allowed, told } = listFindings(verdict, { errors: [...unknown, ...errors], warnings }, choices);
  const written = allowed && !choices.dryRun && matches.size > 0;
  if (written) {
    const confirmed = held.flatMap((line) => {
      const templateId = matches.get(line.id);
      return templateId ? [matchOf(line, { templateId })] : [];
    });
    await rememberMatches(tx, caller, confirmed);
  }
  const counted = allowed ? matches.size : 0;
  return { confirmed: counted, unchanged: allowed ? verdict.rows - counted : 0, ...told, written };
}

/** Which template each line is matched with anew, and what speaks against it. */
async function judgeMatches(
  tx: Tx,
  caller: Caller,
  rows: readonly JudgedMatch[],
  lines: ReadonlyMap<JudgedMatch, string>,
) {
  const references = [...new Set(rows.map(({ templateReference }) => templateReference))];
  const templates = new Map(
    (await selectReferencesForShare(tx, caller.organisationId, references)).map((template) => [
      template.internal_reference,
      template.id,
    ]),
  );
  const confirmed = new Map(
    (await selectConfirmed(tx, caller.organisationId, [...new Set(lines.values())])).map((match) => [
      match.line_id,
      match,
    ]),
  );
  const [errors, warnings]: [Finding[], Finding[]] = [[], []];
  const [said, matches] = [new Map<string, string>(), new Map<string, string>()];
  for (const row of rows) {
    const lineId = lines.get(row);
    const templateId = templates.get(row.templateReference);
    if (!templateId) errors.push(onTemplate(row, 'UNKNOWN_TEMPLATE', row.templateReference));
    if (!templateId || !lineId) continue;
    const before = said.get(lineId);
    said.set(lineId, before ?? templateId);
    if (before && before !== templateId) errors.push(onReference(row, 'DUPLICATED_REFERENCE_IN_FILE'));
    const match = confirmed.get(lineId);
    if (before || match?.template_id === templateId) continue;
    if (match) warnings.push(onTemplate(row, 'MATCH_EXISTS', match.internal_reference));
    matches.set(lineId, templateId);
  }
  return { matches, errors, warnings };
}

const onTemplate = ({ row }: JudgedMatch, code: 'UNKNOWN_TEMPLATE' | 'MATCH_EXISTS', value: string): Finding => ({
  row,
  column: matchFileHeadings.templateReference,
  code,
  value,
});
