import { z } from 'zod';
import { largestAmount, mostSuppliersInPath, mostTemplatesInQuery } from './exchange-limits.ts';
import { flag } from './flag-parameter.ts';
import { listParameter } from './list-parameter.ts';
import { textLimits } from './text-limits.ts';
import { timeZone } from './time-zone.ts';
import { dataQualityLevels, dataValidities } from './vocabulary/data-quality.ts';
import { emissionValueGranularities } from './vocabulary/emission-data.ts';
import { confidenceLevels } from './vocabulary/methods.ts';
import { productRequestStatuses } from './vocabulary/requests.ts';

const search = z.string().trim().max(textLimits.searchText).optional();
const howItIsFound =
  'Anywhere in it; one or two letters only where a word begins, and nothing without any letter or digit.';
const amount = z.coerce.number().min(-largestAmount).max(largestAmount).optional();
const percent = z.coerce.number().min(0).max(100).optional();
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).optional();
const validity = listParameter(z.enum(dataValidities), dataValidities.length);
const dataQuality = listParameter(z.enum(dataQualityLevels), dataQualityLevels.length).describe(
  'What the score of the newest submission is called.',
);
/** Of lines that somebody still has to act on. */
const waiting = {
  overdue: flag.describe('Only those that are not answered and past their due date.'),
  requestedFrom: moment.describe('Asked for on this day or later.'),
  requestedTo: moment.describe('Asked for on this day or earlier.'),
};
const booleans = ['true', '1', 'false', '0'] as const;

/** What every list of lines can be narrowed by. A moment stands for its whole day. */
export const lineFilters = {
  lastUpdatedFrom: moment,
  lastUpdatedTo: moment,
  timeZone,
  productInternalReference: search.describe(howItIsFound),
  productName: search.describe(howItIsFound),
  productRequestStatus: listParameter(z.enum(productRequestStatuses), productRequestStatuses.length),
  emissionDataVerified: listParameter(z.enum(booleans), booleans.length),
  emissionValueFrom: amount,
  emissionValueTo: amount,
  emissionValueConfidence: listParameter(z.enum(confidenceLevels), confidenceLevels.length),
  emissionValueGranularity: listParameter(z.enum(emissionValueGranularities), emissionValueGranularities.length),
  shareOfPrimaryDataInEmissionFactorFrom: percent,
  shareOfPrimaryDataInEmissionFactorTo: percent,
  validity: validity.describe('Of what is in force.'),
  dataQuality,
};

export const purchasedFilters = {
  ...lineFilters,
  ...waiting,
  textSearch: search.describe(
    `In the name, the references of product and supplier, and the reference of the request. ${howItIsFound}`,
  ),
  supplierIds: listParameter(z.uuid(), mostSuppliersInPath),
  archived: flag.describe('Those in the archive instead.'),
};

export const receivedFilters = {
  lastUpdatedFrom: moment,
  lastUpdatedTo: moment,
  timeZone,
  productRequestStatus: listParameter(z.enum(productRequestStatuses), productRequestStatuses.length),
  textSearch: search.describe(`In the name and the references that the customer sent. ${howItIsFound}`),
  validity: validity.describe('Of what is in force.'),
  dataQuality,
  ...waiting,
};

/** What templates can be narrowed by. */
export const templateFilters = {
  templateIds: listParameter(z.uuid(), mostTemplatesInQuery).describe('Only these.'),
  productName: search.describe(howItIsFound),
  productInternalReference: search.describe(howItIsFound),
  textSearch: search.describe(`In the name and the reference. ${howItIsFound}`),
  emissionValueFrom: amount,
  emissionValueTo: amount,
  lastUpdatedFrom: moment,
  lastUpdatedTo: moment,
  timeZone,
  validity,
  complete: listParameter(z.enum(booleans), booleans.length).describe('Whether requests can be answered with it.'),
  outdated: listParameter(z.enum(booleans), booleans.length).describe('Whether a customer holds an older version.'),
};
