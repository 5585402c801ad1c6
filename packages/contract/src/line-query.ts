import { z } from 'zod';
import { maxSoldProductsInQuery } from './exchange-limits.ts';
import { filterQuery } from './filter-query.ts';
import { lineFilters, purchasedFilters, receivedFilters, soldProductFilters } from './line-filters.ts';
import { listParameter } from './list-parameter.ts';

const howItIsFound =
  'Anywhere in it; one or two letters only where a word begins, and nothing without any letter or digit.';
const ofProduct = { productInternalReference: howItIsFound, productName: howItIsFound };
const ofData = { validity: 'Of what is in force.', dataQuality: 'What the score of the newest submission is called.' };
const ofWaiting = {
  overdue: 'Only those that are not answered and past their due date.',
  requestedFrom: 'Asked for on this day or later.',
  requestedTo: 'Asked for on this day or earlier.',
};

export const lineQuery = filterQuery(lineFilters, { ...ofProduct, ...ofData });

export const purchasedQuery = filterQuery(purchasedFilters, {
  ...ofProduct,
  ...ofData,
  ...ofWaiting,
  textSearch: `In the name, the references of product and supplier, and the reference of the request. ${howItIsFound}`,
  archived: 'Those in the archive instead.',
});

export const receivedQuery = filterQuery(receivedFilters, {
  ...ofData,
  ...ofWaiting,
  textSearch: `In the name and the references that the customer sent. ${howItIsFound}`,
});

export const templateQuery = {
  templateIds: listParameter(z.uuid(), maxSoldProductsInQuery).describe('Only these.'),
  ...filterQuery(soldProductFilters, {
    ...ofProduct,
    textSearch: `In the name and the reference. ${howItIsFound}`,
    complete: 'Whether requests can be answered with it.',
    outdated: 'Whether a customer holds an older version.',
  }),
};
