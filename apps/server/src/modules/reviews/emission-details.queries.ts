import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-unit';
import type { SubmissionOutcome } from '@pcf/contract/vocabulary/submission-outcome';
import type { CalculationSummary } from '@pcf/domain/emission-data/calculation';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { mostVersions } from '../lines/most-shown.service.ts';
import { type RequestedLine, requestedLineIds } from '../requests/read-requested-product.service.ts';

type Shown = NonNullable<OperationOutput<'getEmissionDetails'>['submission']>;
type ReceivedRemarks = NonNullable<Shown['original']>['remarks'];

export interface SubmissionHeadRow {
  version: number;
  submitted_at: Date;
  submitted_by: string | null;
  outcome: SubmissionOutcome | null;
  reviewed_at: Date | null;
  reviewed_by: string | null;
  review_comment: string | null;
}

export interface VersionRow extends SubmissionHeadRow {
  value: number | null;
  unit: EmissionUnit | null;
  unit_amount: number | null;
}

export interface SubmissionRow extends SubmissionHeadRow {
  data: EmissionData;
  calculation: CalculationSummary | null;
  item_data: ItemData | null;
  plausibility_confirmation: string | null;
  footprint_id: string | null;
  remarks: ReceivedRemarks | null;
}

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
    .limit(mostVersions);

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
export const selectOriginal = (db: Queries, line: RequestedLine, version: number) =>
  db
    .selectFrom('received_footprint')
    .select(['footprint_id', 'document'])
    .where('customer_organisation_id', '=', sql<string>`current_organisation()`)
    .where(sql<boolean>`line_id = any(${requestedLineIds(line)})`)
    .where('version', '=', version);
