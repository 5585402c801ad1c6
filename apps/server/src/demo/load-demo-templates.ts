import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { createTemplateOfProduct } from '../modules/sold-products/create-from-product.service.ts';
import { createTemplate } from '../modules/sold-products/create-sold-product.service.ts';
import { updateTemplate } from '../modules/sold-products/update-sold-product.service.ts';
import { atDemoMoment } from './at-demo-moment.ts';
import { demoCallers } from './demo-callers.ts';
import { demoTemplates, keptAnswers } from './demo-templates.ts';
import { loadOnce } from './load-once.ts';
import { unlessDone } from './unless-done.ts';

/** What the demo's suppliers sell, and which of it they have answered with. */
export async function loadDemoTemplates(database: Database): Promise<void> {
  await loadOnce(database, 'demo templates', async () => {
    const callers = await demoCallers(database);
    for (const { supplier, daysAgo, ...body } of demoTemplates()) {
      const caller = callers.get(supplier);
      if (!caller) continue;
      await unlessDone(atDemoMoment(database, daysAgo, caller, (tx) => createTemplate(tx, { body }, caller)));
    }
    for (const { supplier, daysAgo, ofReference, newer, ...body } of keptAnswers) {
      const caller = callers.get(supplier);
      if (!caller) continue;
      const keep = atDemoMoment(database, daysAgo, caller, async (tx) => {
        const { rows } = await sql<{ product_id: string }>`
          select product_id from received_line where sent_reference = ${ofReference} and submission_version > 0`.execute(
          tx,
        );
        if (!rows[0]) return;
        const params = { productId: rows[0].product_id };
        const { id } = await createTemplateOfProduct(tx, { params, body }, caller);
        if (!newer) return;
        const change = {
          params: { templateId: id },
          query: { updateEmissionData: true },
          body: { ...body, data: newer },
        };
        await updateTemplate(tx, change, caller);
      });
      await unlessDone(keep);
    }
  });
}
