import { z } from 'zod';
import { earliestYear, latestYear } from '../exchange-limits.ts';
import { filterQuery } from '../filter-query.ts';
import { listOf, paging } from '../list-query.ts';
import { estimatesRequest, footprint, footprintLine } from '../resources/footprint.ts';
import { textLimits } from '../text-limits.ts';
import { exportFormats } from '../vocabulary/lists.ts';
import { spreadsheetTypes } from './file-types.ts';
import { footprintCalls } from './footprint.calls.ts';
import { footprintFilters } from './footprint.filters.ts';
import { defineOperations } from './operation.ts';

const tag = 'Footprint';
const yearOrNone = z.coerce
  .number()
  .int()
  .max(latestYear)
  .refine((year) => year === 0 || year >= earliestYear, { error: `0, or ${earliestYear} and later.` })
  .describe('0 for quantities of which nobody said the year.');
const filters = {
  year: yearOrNone.optional().describe('The newest there is unless asked otherwise; 0 for those without one.'),
  ...filterQuery(footprintFilters, {}),
};

export const footprintOperations = defineOperations(footprintCalls, {
  getFootprint: {
    tag,
    summary: 'Scope 3 category 1: the emissions of what was bought in a year, from suppliers’ data and from estimates',
    query: z.object({ year: filters.year }),
    success: { status: 200, body: footprint, description: 'Sums, coverage and the largest.' },
    errors: [],
  },
  listFootprintLines: {
    tag,
    summary: 'What was bought in a year, with its emissions and where they come from',
    query: z.object({ ...paging, ...filters }),
    success: {
      status: 200,
      body: listOf(footprintLine),
      description: 'The largest emissions first, those without any last.',
    },
    errors: ['PAGE_TOO_DEEP'],
  },
  downloadFootprint: {
    tag,
    summary: 'What was bought in a year as a file, each figure with its source and its working',
    query: z.object({
      ...filters,
      fileName: z.string().max(textLimits.searchText).optional(),
      format: z.enum(exportFormats).optional(),
    }),
    success: { status: 200, body: null, files: spreadsheetTypes, description: 'A row for each product and supplier.' },
    errors: ['BODY_TOO_LARGE'],
  },
  chooseEstimates: {
    tag,
    summary: 'Choose a factor of the catalogue that products are estimated with until their suppliers answer',
    body: estimatesRequest,
    success: { status: 204, body: null, description: 'All of them are estimated with it.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  removePurchaseQuantity: {
    tag,
    summary: 'Take back the quantity of one year',
    params: z.object({ productId: z.uuid(), lineId: z.uuid(), year: yearOrNone }),
    success: { status: 204, body: null, description: 'It is gone.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
});
