import { z } from 'zod';

/** A list in a query: repeated, or separated by commas. */
export const listParameter = <Item extends z.ZodType<unknown, string>>(item: Item, most: number) =>
  z
    .union([z.array(z.string()), z.string()])
    .transform((given) => [
      ...new Set(
        [given]
          .flat()
          .flatMap((text) => text.split(','))
          .map((text) => text.trim())
          .filter(Boolean),
      ),
    ])
    .pipe(z.array(item).max(most))
    .optional();
