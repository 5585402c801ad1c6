import { largestAmount, maxConfirmedMatches, maxCustomersInQuery, maxSuppliersInPath } from './exchange-limits.ts';
import { days, flag, id, ids, numbers, text, truths, word, words, zone } from './filter-kinds.ts';
import { textLimits } from './text-limits.ts';
import { dataQualityLevels, dataValidities } from './vocabulary/data-quality.ts';
import { emissionValueGranularities } from './vocabulary/emission-data.ts';
import { confidenceLevels } from './vocabulary/methods.ts';
import { productRequestStatuses } from './vocabulary/requests.ts';
import { matchStates } from './vocabulary/sold-products.ts';

const search = text(textLimits.searchText);
const emissionValue = numbers(-largestAmount, largestAmount);
/** Of lines that somebody still has to act on. */
const waiting = { overdue: flag, requested: days };

/** What every list of lines that are bought can be narrowed by. */
export const lineFilters = {
  lastUpdated: days,
  timeZone: zone,
  productInternalReference: search,
  productName: search,
  productRequestStatus: words(productRequestStatuses),
  emissionDataVerified: truths,
  emissionValue,
  emissionValueConfidence: words(confidenceLevels),
  emissionValueGranularity: words(emissionValueGranularities),
  shareOfPrimaryDataInEmissionFactor: numbers(0, 100),
  validity: words(dataValidities),
  dataQuality: words(dataQualityLevels),
};

export const purchasedFilters = {
  ...lineFilters,
  ...waiting,
  textSearch: search,
  supplierIds: ids(maxSuppliersInPath),
  archived: flag,
};

export const receivedFilters = {
  lastUpdated: days,
  timeZone: zone,
  productRequestStatus: words(productRequestStatuses),
  textSearch: search,
  validity: words(dataValidities),
  dataQuality: words(dataQualityLevels),
  ...waiting,
  customerIds: ids(maxCustomersInQuery),
};

/** What templates can be narrowed by. */
export const soldProductFilters = {
  productName: search,
  productInternalReference: search,
  textSearch: search,
  emissionValue,
  lastUpdated: days,
  timeZone: zone,
  validity: words(dataValidities),
  complete: truths,
  outdated: truths,
};

/** What the matches of received lines and templates can be narrowed by. */
export const matchFilters = {
  productRequestStatus: words(productRequestStatuses),
  textSearch: search,
  customerIds: ids(maxCustomersInQuery),
  state: word(matchStates),
  templateId: id,
  lineIds: ids(maxConfirmedMatches),
};
