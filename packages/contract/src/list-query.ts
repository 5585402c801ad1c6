import { z } from 'zod';
import { deepestRow, defaultPageSize, maximumPageSize, mostFound } from './paging.ts';
import { sortDirections } from './vocabulary/lists.ts';

/** The query parameters of every list; a list adds its filters and `sorting` with its own fields. */
export const paging = {
  pageNumber: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize),
};

export const sorting = <const Field extends string>(fields: readonly [Field, ...Field[]]) => ({
  sortBy: z.enum(fields).optional(),
  sortDirection: z.enum(sortDirections).optional(),
});

const moreMeans = `There are more than the count says: counting ends at ${deepestRow}, of products that were searched for by a text at ${mostFound}, for a page beyond at the next multiple of it.`;

/** Every list answers with the rows of one page and how many rows there are. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(item),
    metadata: z.object({ count: z.int().min(0), more: z.boolean().optional().describe(moreMeans) }),
  });
