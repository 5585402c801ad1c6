import { sql } from 'kysely';
import { actFor } from '../database/act-for.ts';
import type { Caller, Database, Tx } from '../database/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import { createTemplate } from '../modules/templates/create-template.service.ts';
import { createTemplateOfProduct } from '../modules/templates/create-template-of-product.service.ts';
import { updateTemplate } from '../modules/templates/update-template.service.ts';
import { demoCallers } from './demo-callers.ts';
import { demoTemplates, keptAnswers } from './demo-templates.ts';
import { loadOnce } from './load-once.ts';

/** What the demo's suppliers sell, and which of it they have answered with. */
export async function loadDemoTemplates(database: Database): Promise<void> {
  await loadOnce(database, 'demo templates', async () => {
    const callers = await demoCallers(database);
    const loadAs = async (email: string, load: (tx: Tx, caller: Caller) => Promise<unknown>) => {
      const caller = callers.get(email);
      if (caller) await unlessThere(database.withoutOrganisation((tx) => asCaller(tx, caller, load)));
    };
    for (const { supplier, ...body } of demoTemplates()) {
      await loadAs(supplier, (tx, caller) => createTemplate(tx, { body }, caller));
    }
    for (const { supplier, ofReference, newer, ...body } of keptAnswers) {
      await loadAs(supplier, async (tx, caller) => {
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
    }
  });
}

async function asCaller(tx: Tx, caller: Caller, load: (tx: Tx, caller: Caller) => Promise<unknown>): Promise<void> {
  await actFor(tx, caller.organisationId, caller.userId);
  await load(tx, caller);
}

/** Another process was quicker with the same. */
async function unlessThere(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'DUPLICATED_REFERENCE')) throw error;
  }
}
