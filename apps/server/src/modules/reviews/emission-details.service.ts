import { groupRange } from '@pcf/catalogue/group-range';
import { materialSpan } from '@pcf/catalogue/material-span';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ConfirmedWarning } from '@pcf/contract/vocabulary/plausibility-warning';
import { markedWarnings, plausibility } from '@pcf/domain/emission-data/plausibility';
import { reads } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { catalogue } from '../emission-data/catalogue-tree.service.ts';
import { presentRequestedProduct, requestedProductQueries } from '../requests/read-requested-product.service.ts';
import {
  type SubmissionHeadRow,
  type SubmissionRow,
  selectShownSubmissions,
  selectVersions,
  selectWantedVersion,
} from './emission-details.queries.ts';

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
        ...presentHead(row),
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

const presentHead = (row: SubmissionHeadRow) => ({
  version: row.version,
  submittedAt: row.submitted_at.toISOString(),
  submittedBy: row.submitted_by,
  outcome: row.outcome,
  reviewedAt: row.reviewed_at?.toISOString() ?? null,
  reviewedBy: row.reviewed_by,
  reviewComment: row.review_comment,
});

/** What is unlikely is judged by what was accepted, where that is another version. */
const presentSubmission = (
  row: SubmissionRow | undefined,
  accepted: SubmissionRow | undefined,
): Details['submission'] =>
  row
    ? {
        ...presentHead(row),
        data: row.data,
        calculation: row.calculation,
        itemData: row.item_data,
        plausibilityConfirmation: row.plausibility_confirmation,
        plausibilityWarnings: unlikelyData(row, accepted),
        original: row.footprint_id === null ? null : { footprintId: row.footprint_id, remarks: row.remarks ?? [] },
      }
    : null;

/** What whoever reviews is to look at: the same that a supplier here was asked about, and also of data from elsewhere. */
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
