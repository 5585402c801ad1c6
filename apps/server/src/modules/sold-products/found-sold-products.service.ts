import type { Condition } from '../../database/found-rows.ts';
import { matches, type TemplateFilter } from './sold-product-filter.ts';

export type { TemplateFilter };

/** What a template must fulfil, for whoever makes a file of them instead of a page. */
export const templateConditions = (filter: TemplateFilter): Condition => matches(filter);
