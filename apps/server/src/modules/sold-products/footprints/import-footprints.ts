import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../../database/database.ts';
import { isDeadlock, isUniqueViolation } from '../../../database/sql-error.ts';
import type { StoredAnswer } from '../../../http/idempotency.ts';
import type { Upload } from '../../../http/operation-handler.ts';
import { addTemplates } from '../create-sold-product.ts';
import { templateColumns } from '../sold-product-columns.ts';
import { type PlannedFootprint, planImport } from './plan-import.ts';
import type { FootprintFiles } from './read-footprint-file.ts';
import type { FootprintVerdict, TakenFootprint, ValidatedFootprint } from './validate-footprint-file.ts';

/** Footprints that were imported before, with the templates that were made of them. */
const selectImported = (tx: Tx, footprintIds: readonly string[]) =>
  tx
    .selectFrom('imported_footprint')
    .select(['footprint_id', 'template_id', 'content_hash'])
    .where('organisation_id', '=', sql<string>`current_organisation()`)
    .where('footprint_id', '=', sql<string>`any(${footprintIds}::uuid[])`)
    .execute();

/** Those of the references that templates have already. */
const selectTakenReferences = (tx: Tx, references: readonly string[]) =>
  tx
    .selectFrom('template')
    .select('internal_reference')
    .where('organisation_id', '=', sql<string>`current_organisation()`)
    .where('internal_reference', '=', sql<string>`any(${references}::text[])`)
    .execute();

type Result = OperationOutput<'importFootprints'>;

/** How often the last step is tried, where somebody else imports the same meanwhile. */
const maxTries = 3;

export const createFootprintImport =
  ({ take }: FootprintFiles) =>
  (upload: Upload<'importFootprints'>, { query }: CheckedInput<'importFootprints'>): Promise<StoredAnswer> =>
    take(upload, async (verdict) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await upload.conclude((tx, caller) => conclude(tx, caller, verdict, query.dryRun === true));
        } catch (error) {
          if (tries === maxTries || !(isUniqueViolation(error) || isDeadlock(error))) throw error;
        }
      }
    });

/** All that can be taken in one transaction; what was taken before is found again. */
async function conclude(tx: Tx, caller: Caller, verdict: FootprintVerdict, dryRun: boolean): Promise<Result> {
  const taken = verdict.footprints.flatMap((each) => (each.taken ? [{ ...each, taken: each.taken }] : []));
  const imported = await selectImported(
    tx,
    taken.map(({ footprintId }) => footprintId ?? ''),
  );
  const references = await selectTakenReferences(
    tx,
    taken.map((each) => each.taken.internalReference),
  );
  const planned = planImport(verdict.footprints, {
    imported: new Map(
      imported.map((row) => [row.footprint_id, { hash: row.content_hash, templateId: row.template_id }]),
    ),
    references: new Set(references.map((row) => row.internal_reference)),
  });
  const created = planned.flatMap((each) =>
    each.outcome === 'CREATED' && each.validated.taken ? [each.validated] : [],
  );
  const templateIds = dryRun ? new Map<string, string>() : await create(tx, caller, created);
  const count = (outcome: PlannedFootprint['outcome']) => planned.filter((each) => each.outcome === outcome).length;
  return {
    problem: verdict.problem,
    created: count('CREATED'),
    unchanged: count('UNCHANGED'),
    refused: count('REFUSED'),
    written: templateIds.size > 0,
    footprints: planned.map((each) => present(each, templateIds)),
  };
}

/** The new templates by the paths of their footprints. */
async function create(tx: Tx, caller: Caller, validated: readonly ValidatedFootprint[]): Promise<Map<string, string>> {
  const made = validated.flatMap(({ path, footprintId, taken }) => (taken ? [{ path, footprintId, taken }] : []));
  const ids = await addTemplates(
    tx,
    caller,
    made.map(({ taken }) => ({
      head: {
        name: taken.name,
        internal_reference: taken.internalReference,
        description: taken.description,
        unit: taken.data.emissionValues?.unit ?? null,
      },
      data: columnsOf(taken),
    })),
  );
  await insertImported(
    tx,
    caller,
    made.map(({ footprintId, taken }, index) => ({
      footprintId: footprintId ?? '',
      templateId: ids[index] ?? '',
      contentHash: taken.contentHash,
    })),
  );
  return new Map(made.map(({ path }, index) => [path, ids[index] ?? '']));
}

const columnsOf = ({ data }: TakenFootprint) => templateColumns(data, null, new Date());

function present(
  { validated, outcome, templateId, errors }: PlannedFootprint,
  created: ReadonlyMap<string, string>,
): Result['footprints'][number] {
  const { taken, ...read } = validated;
  return {
    ...read,
    errors,
    outcome,
    internalReference: taken?.internalReference ?? null,
    templateId: created.get(validated.path) ?? templateId,
    complete: taken !== null && columnsOf(taken).open_findings === 0,
  };
}

interface Imported {
  readonly footprintId: string;
  readonly templateId: string;
  readonly contentHash: string;
}

async function insertImported(tx: Tx, caller: Caller, imported: readonly Imported[]): Promise<void> {
  if (imported.length === 0) return;
  await tx
    .insertInto('imported_footprint')
    .values(
      imported.map(({ footprintId, templateId, contentHash }) => ({
        organisation_id: caller.organisationId,
        footprint_id: footprintId,
        template_id: templateId,
        content_hash: contentHash,
      })),
    )
    .execute();
}
