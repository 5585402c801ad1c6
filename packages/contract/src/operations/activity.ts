import { z } from 'zod';
import { filterQuery } from '../filter-query.ts';
import { listOf, paging } from '../list-query.ts';
import { activityEntry } from '../resources/activity.ts';
import { textLimits } from '../text-limits.ts';
import { exportFormats } from '../vocabulary/lists.ts';
import { activityCalls } from './activity.calls.ts';
import { activityFilters } from './activity.filters.ts';
import { spreadsheetTypes } from './file-types.ts';
import { defineOperations } from './operation.ts';

const tag = 'Organisation';
const filters = filterQuery(activityFilters, {
  actorIds: 'Only what these users and keys did.',
  from: 'On this day or later.',
  to: 'On this day or earlier.',
});

export const activityOperations = defineOperations(activityCalls, {
  listActivities: {
    tag,
    summary: 'Who did what in the own organisation',
    query: z.object({ ...paging, ...filters }),
    success: { status: 200, body: listOf(activityEntry), description: 'The newest first.' },
    errors: ['PAGE_TOO_DEEP'],
  },
  downloadActivities: {
    tag,
    summary: 'Who did what, as a file',
    query: z.object({
      ...filters,
      fileName: z.string().max(textLimits.searchText).optional(),
      format: z.enum(exportFormats).optional(),
    }),
    success: { status: 200, body: null, files: spreadsheetTypes, description: 'The newest first.' },
    errors: ['BODY_TOO_LARGE'],
  },
});
