import { sql } from 'kysely';
import { countUpTo } from '../../database/count-up-to.ts';
import type { Queries, Tx } from '../../database/database.ts';
import { countedBySearch, countedRows } from '../../database/found-rows.ts';
import { listOrder, type ProductOrder } from '../../database/product-order.ts';
import { asksForText, matches, type TemplateFilter } from './sold-product-filter.ts';
import { firstTemplates, type Page, pageIds } from './sold-product-page.ts';
import { ownTemplate, summaryColumns, templateColumnsShown } from './sold-product-row.ts';

/** Finds the page by ids before it reads all that is shown, so that holders are counted for its templates only. */
export const selectTemplates = (
  db: Queries,
  { filter, order, page }: { filter: TemplateFilter; order: ProductOrder; page: Page },
) =>
  db
    .selectFrom(ownTemplate)
    .select(summaryColumns)
    .where(sql<boolean>`id = any(array(${pageIds(filter, order, page)}))`)
    .orderBy(listOrder(order));

export function countTemplates(db: Queries, filter: TemplateFilter) {
  const found = { view: 'own_template', matching: matches(filter) };
  const counted = asksForText(filter)
    ? countedBySearch({ ...found, newest: (count) => firstTemplates(filter, {}, count) })
    : countedRows(found);
  return countUpTo(db, counted);
}

export const selectTemplate = (db: Queries | Tx, templateId: string) =>
  db.selectFrom(ownTemplate).select(templateColumnsShown).where('id', '=', templateId);
