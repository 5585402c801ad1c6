import { groupRange } from '@pcf/catalogue/group-range';
import { materialSpan } from '@pcf/catalogue/material-span';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import type { ConfirmedWarning } from '@pcf/contract/vocabulary/data-quality';
import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-data';
import type { CalculationSummary } from '@pcf/domain/emission-data/calculation';
import { markedWarnings, plausibility } from '@pcf/domain/emission-data/plausibility';
import { sql } from 'kysely';
import type { Database, Queries } from '../../database/database.ts';
import { type AuthenticatedCall, type Download, reads } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { catalogue } from '../emission-data/emission-data.service.ts';
import { maxVersions, presentSubmissionHead, type SubmissionHeadRow } from '../lines/present-lines.service.ts';
import {
  presentRequestedProduct,
  type RequestedLine,
  requestedLineIds,
  requestedProductQueries,
} from '../requests/read-requested-product.service.ts';

const head = sql`s.version, s.submitted_at, s.submitted_by, s.outcome, s.reviewed_at, s.reviewed_by, s.review_comment`;

export const selectVersions = (db: Queries, line: RequestedLine) =>
  db
    .selectFrom(
      sql<VersionRow>`(
        select ${head}, s.data -> 'emissionValues' -> 'value' as value, s.data -> 'emissionValues' ->> 'unit' as unit,
               s.data -> 'emissionValues' -> 'unitAmount' as unit_amount
          from seen_submission s
         where s.customer_organisation_id = current_organisation() and s.line_id = any(${requestedLineIds(line)}))`.as(
        's',
      ),
    )
    .selectAll()
    .orderBy('version', 'desc')
    .limit(maxVersions);

/** The newest version unless the caller names one, and whether it was named. */
export const selectWantedVersion = (db: Queries, line: RequestedLine, version: number | undefined) =>
  db
    .selectFrom('product_line')
    .select([
      sql<number>`coalesce(${version ?? null}::integer, submission_version)`.as('version'),
      sql<boolean>`${version ?? null}::integer is not null`.as('named'),
    ])
    .where('customer_organisation_id', '=', sql<string>`current_organisation()`)
    .where(sql<boolean>`id = any(${requestedLineIds(line)})`);

/** The version that is wanted, the one before it and the one in force, with all that they say. */
export const selectShownSubmissions = (db: Queries, line: RequestedLine, version: number | undefined) =>
  db
    .selectFrom(
      sql<SubmissionRow>`(
        select ${head}, s.data, s.calculation, s.item_data, s.plausibility_confirmation, f.footprint_id, f.remarks
          from product_line l
         cross join lateral (select coalesce(${version ?? null}::integer, l.submission_version) as version) wanted
          join seen_submission s
            on s.customer_organisation_id = l.customer_organisation_id and s.line_id = l.id
           and s.version in (wanted.version, wanted.version - 1, l.in_force_version)
          left join received_footprint f
            on f.customer_organisation_id = s.customer_organisation_id and f.line_id = s.line_id and f.version = s.version
         where l.customer_organisation_id = current_organisation() and l.id = any(${requestedLineIds(line)}))`.as(
        'shown',
      ),
    )
    .selectAll();

/** The document that a version was made of, where it came from another platform. */
const selectOriginal = (db: Queries, line: RequestedLine, version: number) =>
  db
    .selectFrom('received_footprint')
    .select(['footprint_id', 'document'])
    .where('customer_organisation_id', '=', sql<string>`current_organisation()`)
    .where(sql<boolean>`line_id = any(${requestedLineIds(line)})`)
    .where('version', '=', version);

/** Byte for byte what the partner sent: nothing of it is read here. */
export const createOriginalDownload =
  (database: Database) =>
  async (
    { credential }: AuthenticatedCall,
    { params: { version, ...line } }: CheckedInput<'downloadReceivedFootprint'>,
  ): Promise<Download> => {
    const { results } = await database.read(credential, (db) => ({ found: selectOriginal(db, line, version) }));
    const [found] = results.found;
    if (!found) throw new ProblemError('NOT_FOUND');
    return {
      type: 'application/json',
      fileName: `${found.footprint_id}.json`,
      content: Buffer.from(found.document),
    };
  };

type Details = OperationOutput<'getEmissionDetails'>;
type DetailsQueries = ReturnType<typeof requestedProductQueries> & {
  versions: ReturnType<typeof selectVersions>;
  wanted: ReturnType<typeof selectWantedVersion>;
  shown: ReturnType<typeof selectShownSubmissions>;
};

export const getEmissionDetails = reads<'getEmissionDetails', DetailsQueries>(
  (db, { params, query }) => ({
    ...requestedProductQueries(db, params),
    versions: selectVersions(db, params),
    wanted: selectWantedVersion(db, params, query.version),
    shown: selectShownSubmissions(db, params, query.version),
  }),
  ({ line: [line], timeline, versions, wanted: [wanted], shown }, caller) => {
    const byVersion = new Map(shown.map((row) => [row.version, row]));
    if (!line || !wanted || (wanted.named && !byVersion.has(wanted.version))) throw new ProblemError('NOT_FOUND');
    const inForce = line.in_force_version;
    const accepted = inForce === null || inForce === wanted.version ? undefined : byVersion.get(inForce);
    return {
      product: presentRequestedProduct(line, timeline, caller),
      versions: versions.map((row) => ({
        ...presentSubmissionHead(row),
        emissionValue: row.value,
        emissionUnit: row.unit,
        emissionUnitAmount: row.unit_amount,
        inForce: row.version === inForce,
      })),
      submission: presentSubmission(byVersion.get(wanted.version), accepted),
      previous: presentSubmission(byVersion.get(wanted.version - 1), undefined),
      accepted: presentSubmission(accepted, undefined),
    };
  },
);

/** What is unlikely is validated by what was accepted, where that is another version. */
const presentSubmission = (
  row: SubmissionRow | undefined,
  accepted: SubmissionRow | undefined,
): Details['submission'] =>
  row
    ? {
        ...presentSubmissionHead(row),
        data: row.data,
        calculation: row.calculation,
        itemData: row.item_data,
        plausibilityConfirmation: row.plausibility_confirmation,
        plausibilityWarnings: unlikelyData(row, accepted),
        original: row.footprint_id === null ? null : { footprintId: row.footprint_id, remarks: row.remarks ?? [] },
      }
    : null;

/** What a reviewer is to look at: the same that a supplier here was asked about, and also of external data. */
function unlikelyData({ data, submitted_at }: SubmissionRow, accepted?: SubmissionRow): ConfirmedWarning[] {
  const group = data.emissionValues?.comparisonGroup;
  const { value, unit, unitAmount, productMassKg } = accepted?.data.emissionValues ?? {};
  return markedWarnings(
    plausibility(data, {
      inForce: value == null || unit == null ? null : { value, unit, unitAmount: unitAmount ?? 1, productMassKg },
      expects: null,
      groupRange: group ? groupRange(catalogue, group) : null,
      materialSpan,
      today: submitted_at.toISOString().slice(0, 10),
    }),
  );
}

type Shown = NonNullable<OperationOutput<'getEmissionDetails'>['submission']>;

type ReceivedRemarks = NonNullable<Shown['original']>['remarks'];

interface VersionRow extends SubmissionHeadRow {
  value: number | null;
  unit: EmissionUnit | null;
  unit_amount: number | null;
}

interface SubmissionRow extends SubmissionHeadRow {
  data: EmissionData;
  calculation: CalculationSummary | null;
  item_data: ItemData | null;
  plausibility_confirmation: string | null;
  footprint_id: string | null;
  remarks: ReceivedRemarks | null;
}
