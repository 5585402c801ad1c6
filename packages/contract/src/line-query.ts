import { maxChosenFootprints, maxSoldProductsInQuery } from './exchange-limits.ts';
import { ids } from './filter-kinds.ts';
import { filterQuery } from './filter-query.ts';
import { lineFilters, matchFilters, purchasedFilters, receivedFilters, soldProductFilters } from './line-filters.ts';

const howItIsFound =
  'Anywhere in it; one or two letters only where a word begins, and nothing without any letter or digit.';
const ofProduct = { productInternalReference: howItIsFound, productName: howItIsFound };
const ofData = {
  validity: 'Of the current version.',
  dataQuality: 'What the score of the newest submission is called.',
};
const ofWaiting = {
  overdue: 'Only those that are not answered and past their due date.',
  requestedFrom: 'Asked for on this day or later.',
  requestedTo: 'Asked for on this day or earlier.',
};

const ofPurchased = {
  ...ofProduct,
  ...ofData,
  ...ofWaiting,
  textSearch: `In the name, the references of product and supplier, and the reference of the request. ${howItIsFound}`,
  archived: 'Those in the archive instead.',
};
const textOfReceived = `In the name and the references that the customer sent. ${howItIsFound}`;

/** Some can be named instead of listed, which only a call does: no page has them in its address. */
const namedLineFilters = { ...purchasedFilters, lineIds: ids(maxChosenFootprints) };
export const namedSoldProductFilters = { templateIds: ids(maxSoldProductsInQuery), ...soldProductFilters };

export const lineQuery = filterQuery(lineFilters, { ...ofProduct, ...ofData });

export const purchasedQuery = filterQuery(purchasedFilters, ofPurchased);

export const namedLineQuery = filterQuery(namedLineFilters, { ...ofPurchased, lineIds: 'Only these.' });

export const receivedQuery = filterQuery(receivedFilters, {
  ...ofData,
  ...ofWaiting,
  textSearch: textOfReceived,
});

export const matchQuery = filterQuery(matchFilters, {
  productRequestStatus: 'REQUESTED and REJECTED unless said.',
  textSearch: textOfReceived,
  templateId: 'Those that are confirmed for this template, or that it fits.',
  lineIds: 'These lines, whatever their status.',
});

export const namedSoldProductQuery = filterQuery(namedSoldProductFilters, {
  ...ofProduct,
  templateIds: 'Only these.',
  textSearch: `In the name and the reference. ${howItIsFound}`,
  complete: 'Whether requests can be answered with it.',
  outdated: 'Whether a customer holds an older version.',
});
