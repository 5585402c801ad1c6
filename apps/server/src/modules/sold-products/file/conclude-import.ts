import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../../database/database.ts';
import { recordBulk } from '../../../database/record-activity.ts';
import type { Verdict } from '../../files/judge-file.service.ts';
import { keepPlans, type StagedImport } from '../../files/staged-import.service.ts';
import { holdImports } from '../../files/staged-rows.service.ts';
import type { ImportChoices } from '../../files/take-file.service.ts';
import { collectFindings } from './collect-findings.ts';
import { countIncomplete, insertTemplates } from './create-sold-products.queries.ts';
import { holdExisting } from './staging.queries.ts';
import { updateTemplates } from './update-sold-products.ts';

/** Adds what the database knows to the verdict on the file, and writes it where nothing speaks against it. */
export async function concludeImport(
  tx: Tx,
  caller: Caller,
  { staged, verdict, choices }: { staged: StagedImport; verdict: Verdict; choices: ImportChoices },
): Promise<OperationOutput<'importTemplates'>> {
  const write = !choices.dryRun;
  const update = choices.allowWarnings === true && choices.onDuplicate === 'update';
  if (write) await holdImports(tx, 'template_import_row', caller.organisationId);
  if (write && update && verdict.errorCount === 0) await holdExisting(tx, staged);
  const { existing, errorCount, ...listed } = await collectFindings(tx, staged, verdict);
  const outcome = { ...listed, rows: verdict.rows };
  if (errorCount > 0 || (existing > 0 && !choices.allowWarnings)) {
    return { created: 0, updated: 0, skipped: 0, incomplete: 0, ...outcome, written: false };
  }
  if (write) await keepPlans(tx);
  const created = verdict.rows - existing;
  if (write && created > 0) await insertTemplates(tx, caller, staged);
  const changed =
    update && existing > 0 ? await updateTemplates(tx, caller, staged, { write }) : { updated: 0, incomplete: 0 };
  if (write) {
    await recordBulk(tx, caller, 'TEMPLATES_CREATED', created);
    await recordBulk(tx, caller, 'TEMPLATES_CHANGED', changed.updated);
  }
  return {
    created,
    updated: changed.updated,
    skipped: existing - changed.updated,
    incomplete: changed.incomplete + (await countIncomplete(tx, staged)),
    ...outcome,
    written: write && created + changed.updated > 0,
  };
}
