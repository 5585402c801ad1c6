import { reads } from '../../http/operation-handler.ts';
import { checkPage, metadataOf } from '../../http/paging.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { presentSummary, presentTemplate } from './present-sold-product.ts';
import { countTemplates, selectTemplate, selectTemplates } from './sold-products.queries.ts';

export const listTemplates = reads<
  'listTemplates',
  {
    page: ReturnType<typeof selectTemplates>;
    count: ReturnType<typeof countTemplates>;
  }
>(
  (db, { query }) => {
    const page = checkPage(query);
    return { page: selectTemplates(db, { filter: query, order: query, page }), count: countTemplates(db, query, page) };
  },
  ({ page, count }) => ({ data: page.map(presentSummary), metadata: metadataOf(count[0]) }),
);

export const getTemplate = reads<'getTemplate', { template: ReturnType<typeof selectTemplate> }>(
  (db, { params }) => ({ template: selectTemplate(db, params.templateId) }),
  ({ template: [template] }) => {
    if (!template) throw new ProblemError('NOT_FOUND');
    return presentTemplate(template);
  },
);
