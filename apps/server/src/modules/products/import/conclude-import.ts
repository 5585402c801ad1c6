import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../../database/database.ts';
import { recordBulk } from '../../../database/record-activity.ts';
import type { Verdict } from '../../files/judge-file.service.ts';
import { keepPlans, type StagedImport } from '../../files/staged-import.service.ts';
import { holdImports } from '../../files/staged-rows.service.ts';
import type { ImportChoices } from '../../files/take-file.service.ts';
import { inviteNamedSuppliers } from '../../invitations/invitation-sending.service.ts';
import { collectFindings } from './collect-findings.ts';
import { insertProducts } from './create-products.queries.ts';
import { holdSuppliers, type NamedSupplier, selectNamedSuppliers } from './findings.queries.ts';
import { updateProducts } from './update-products.queries.ts';

type Result = OperationOutput<'importProducts'>;

/** Adds what the database knows to the verdict on the file, and writes it where nothing speaks against it. */
export async function concludeImport(
  tx: Tx,
  caller: Caller,
  { staged, verdict, choices }: { staged: StagedImport; verdict: Verdict; choices: ImportChoices },
): Promise<Result> {
  if (!choices.dryRun) await holdImports(tx, 'product_import_row', caller.organisationId);
  const { existing, errorCount, namedSuppliers, ...listed } = await collectFindings(tx, staged, verdict);
  const allowed = errorCount === 0 && (existing === 0 || choices.allowWarnings === true);
  const update = choices.onDuplicate === 'update';
  const counts = {
    created: allowed ? verdict.rows - existing : 0,
    updated: allowed && update ? existing : 0,
    skipped: allowed && !update ? existing : 0,
  };
  const written = allowed && !choices.dryRun && counts.created + counts.updated > 0;
  let suppliersInvited = allowed ? unknownAmong(namedSuppliers, update).length : 0;
  if (written) {
    await keepPlans(tx);
    if (namedSuppliers.length > 0)
      suppliersInvited = await inviteUnknown(tx, caller, staged, suppliersInvited > 0, update);
    if (counts.created > 0) await insertProducts(tx, caller, staged);
    if (counts.updated > 0) await updateProducts(tx, caller, staged);
    await recordBulk(tx, caller, 'PRODUCTS_CREATED', counts.created);
    await recordBulk(tx, caller, 'PRODUCT_CHANGED', counts.updated);
  }
  return { ...counts, ...listed, rows: verdict.rows, written, suppliersInvited };
}

/** Rows that are skipped invite nobody. */
const unknownAmong = (named: readonly NamedSupplier[], update: boolean) =>
  named.filter(({ supplier_id, for_new }) => supplier_id === null && (update || for_new));

/** Suppliers are looked up once more when nobody else can invite or remove any. */
async function inviteUnknown(
  tx: Tx,
  caller: Caller,
  staged: StagedImport,
  mayInvite: boolean,
  update: boolean,
): Promise<number> {
  await holdSuppliers(tx, caller.organisationId, mayInvite);
  const unknown = unknownAmong(await selectNamedSuppliers(tx, staged), update);
  if (unknown.length === 0) return 0;
  return inviteNamedSuppliers(
    tx,
    caller,
    unknown.map(({ email, organisation_name: organisationName }) => ({ email, organisationName })),
  );
}
