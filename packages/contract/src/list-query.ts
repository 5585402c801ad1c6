import { z } from 'zod';
import { defaultPageSize, maximumPageSize } from './paging.ts';
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

/** Every list answers with the rows of one page and how many rows there are; `more` where counting stopped. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(item),
    metadata: z.object({ count: z.int().min(0), more: z.boolean().optional() }),
  });
