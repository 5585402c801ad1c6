import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { productImportHeadings } from '@pcf/contract/product-import-headings';
import { productImportColumns } from '@pcf/contract/vocabulary/files';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Caller, Database, Tx } from '../../../database/database.ts';
import { recordBulk } from '../../../database/record-activity.ts';
import { shown } from '../../../files/shown-findings.ts';
import { momentOf } from '../../files/file-moment.service.ts';
import { createFileImport, type ImportChoices } from '../../files/import-file.service.ts';
import {
  amongRows,
  findRows,
  holdImports,
  keepPlans,
  listFindings,
  lookUpReferences,
  ofImport,
  type StagedImport,
  type TiedRows,
} from '../../files/staged-import.service.ts';
import type { PreviewRow, Verdict } from '../../files/validate-file.service.ts';
import { inviteNamedSuppliers } from '../../invitations/invitation-sending.service.ts';
import { updateProducts } from './update-products.queries.ts';
import { columnValidators } from './validate-product-row.ts';

/** Until the transaction ends, nobody removes a supplier and, where some are invited, nobody else invites one. */
const holdSuppliers = (tx: Tx, organisationId: string, mayInvite: boolean) => {
  const own = tx.selectFrom('organisation').select('id').where('id', '=', organisationId);
  return (mayInvite ? own.forNoKeyUpdate() : own.forShare()).execute();
};

const productWithReference = sql`
    (select p.id from product p
      where p.organisation_id = r.organisation_id and p.internal_reference = r.internal_reference and p.archived_at is null)`;

export const existingProducts: TiedRows = {
  table: 'product_import_row',
  column: 'existing_product_id',
  found: productWithReference,
};

/** Rows that name somebody of the own organisation as the supplier. */
const selectOwnAddresses = (tx: Tx, staged: StagedImport, ownEmails: readonly string[]) =>
  findRows(
    tx,
    sql`
      select r.row_number as row, r.supplier_email as value
        from product_import_row r where ${ofImport(staged)} and r.supplier_email = any(${ownEmails}::text[])`,
  );

const selectStagedRows = (tx: Tx, staged: StagedImport, rows: readonly number[]) =>
  tx.selectFrom('product_import_row').selectAll().where(amongRows(staged, rows)).execute();

const newRows = (staged: StagedImport) => sql`${ofImport(staged)} and r.existing_product_id is null`;

/** Where the file names a supplier, whom the address stands for by now. */
const supplierId = sql`k.supplier_id`;

const suppliers = ({ organisationId, id }: StagedImport) =>
  sql`
    left join known_suppliers(array(select distinct n.supplier_email from product_import_row n
        where n.organisation_id = ${organisationId}::uuid and n.file_import_id = ${id}::uuid and n.supplier_email is not null)) k
      on k.email = r.supplier_email`;

/** Rows that are skipped invite nobody. */
const unknownAmong = (named: readonly NamedSupplier[], update: boolean) =>
  named.filter(({ supplier_id, for_new }) => supplier_id === null && (update || for_new));

/** A whole batch is one parameter, however many rows it has. */
export const insertRows = (tx: Tx, { organisationId, id }: StagedImport, rows: string) =>
  sql`
    insert into product_import_row (organisation_id, file_import_id, row_number, name, internal_reference, description, unit, mass_kg,
      supplier_email, supplier_name, supplier_number, supplier_product_reference, yearly_quantity, quantity_unit, quantity_year,
      product_id, line_id)
    select ${organisationId}::uuid, ${id}::uuid, r.*, id_in_file(${id}::uuid, r.row_number), id_in_file(${id}::uuid, r.row_number)
      from json_to_recordset(${rows}::json) as r (row_number integer, name text, internal_reference text, description text, unit text,
        mass_kg numeric, supplier_email text, supplier_name text, supplier_number text, supplier_product_reference text,
        yearly_quantity numeric, quantity_unit text, quantity_year integer)`.execute(tx);

export type ProductImportService = ReturnType<typeof createProductImport>;

export const createProductImport = (database: Database, limits: Config['limits']) =>
  createFileImport<'importProducts'>(database, limits, {
    bucket: 'product-imports',
    validate: new URL('./validate-product-file.worker.ts', import.meta.url),
    table: 'product_import_row',
    tellsMoment: true,
    insertRows,
    conclude: concludeImport,
  });

type Result = OperationOutput<'importProducts'>;

/** Adds what the database knows to the verdict on the file, and writes it where nothing speaks against it. */
async function concludeImport(
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

/** Products, lines, purchases and their history, table by table. All are of one moment; ids of lines have the file's order. */
export async function insertProducts(tx: Tx, caller: Caller, staged: StagedImport): Promise<void> {
  const moment = sql`${await momentOf(tx, staged)}::timestamptz`;
  await sql`
    insert into product (id, organisation_id, name, internal_reference, description, unit, mass_kg, created_by, created_at, updated_at)
    select r.product_id, r.organisation_id, r.name, r.internal_reference, r.description, r.unit, r.mass_kg, ${caller.userId}::uuid,
           ${moment}, ${moment}
      from product_import_row r where ${newRows(staged)} order by r.row_number`.execute(tx);
  await sql`
    insert into product_line (id, customer_organisation_id, product_id, supplier_organisation_id, product_name, internal_reference,
      supplier_product_reference, created_at, updated_at)
    select r.line_id, r.organisation_id, r.product_id, ${supplierId}, r.name, r.internal_reference, r.supplier_product_reference,
           ${moment}, ${moment}
      from product_import_row r ${suppliers(staged)} where ${newRows(staged)} order by r.row_number`.execute(tx);
  await sql`
    insert into purchase (customer_organisation_id, line_id, supplier_number, yearly_quantity, quantity_unit, quantity_year)
    select r.organisation_id, r.line_id, r.supplier_number, r.yearly_quantity, r.quantity_unit, r.quantity_year
      from product_import_row r
     where ${newRows(staged)} and num_nonnulls(r.supplier_number, r.yearly_quantity, r.quantity_unit, r.quantity_year) > 0
     order by r.row_number`.execute(tx);
  await sql`
    insert into line_history (customer_organisation_id, line_id, actor_organisation_id, actor_id, event, to_status, created_at)
    select r.organisation_id, r.line_id, r.organisation_id, ${caller.userId}::uuid, 'CREATED', 'NOT_STARTED', ${moment}
      from product_import_row r where ${newRows(staged)} order by r.row_number`.execute(tx);
}

/** What only the database can see: references that exist, and our own people as suppliers. */
async function collectFindings(tx: Tx, staged: StagedImport, verdict: Verdict) {
  const references = await lookUpReferences(tx, existingProducts, staged, productImportHeadings.internalReference);
  const namedSuppliers = await selectNamedSuppliers(tx, staged);
  const ownEmails = namedSuppliers.flatMap(({ email, own }) => (own ? [email] : []));
  const own = ownEmails.length > 0 ? await selectOwnAddresses(tx, staged, ownEmails) : { rows: [], count: 0 };
  const listed = await listFindings(verdict, {
    errors: [...references.errors, { found: own, code: 'INVALID_VALUE', column: productImportHeadings.supplierEmail }],
    warnings: references.warnings,
    stagedRows: async (rows, headings) =>
      (await selectStagedRows(tx, staged, rows)).map((row) => previewOf(row, headings)),
  });
  return { ...listed, existing: references.existing, namedSuppliers };
}

const previewOf = (row: StagedRow, headings: readonly string[]): PreviewRow => ({
  row: row.row_number,
  cells: headings.map((heading) => {
    const named = productImportColumns.find((each) => productImportHeadings[each] === heading);
    return shown(String((named && row[columnValidators[named].stagedAs]) ?? ''));
  }),
});

type StagedRow = Awaited<ReturnType<typeof selectStagedRows>>[number];

interface NamedSupplier {
  email: string;
  /** Whether a product that does not exist yet is bought there. */
  for_new: boolean;
  organisation_name: string | null;
  supplier_id: string | null;
  own: boolean;
}

/** Who is named as a supplier, once each, with the first name that stands beside the address. */
async function selectNamedSuppliers(tx: Tx, staged: StagedImport): Promise<NamedSupplier[]> {
  const { rows } = await sql<NamedSupplier>`
    with named as (
      select r.supplier_email as email, bool_or(r.existing_product_id is null) as for_new,
             (array_agg(r.supplier_name order by r.row_number) filter (where r.supplier_name is not null))[1] as organisation_name
        from product_import_row r where ${ofImport(staged)} and r.supplier_email is not null group by r.supplier_email
    )
    select n.email, n.for_new, n.organisation_name, k.supplier_id, k.own
      from named n join known_suppliers(array(select email from named)) k on k.email = n.email`.execute(tx);
  return rows;
}
