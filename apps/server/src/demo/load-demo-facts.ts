import type { Database } from '../database/database.ts';
import { updateOrganisation } from '../modules/organisation/organisation.service.ts';
import { setSbtiTarget } from '../modules/organisation/sbti-target.service.ts';
import { atDemoMoment } from './at-demo-moment.ts';
import { demoCallers } from './demo-callers.ts';
import { demoFacts } from './demo-facts.ts';
import { loadOnce } from './load-once.ts';

/** The targets and identifiers of the demo's organisations. */
export async function loadDemoFacts(database: Database): Promise<void> {
  await loadOnce(database, 'demo facts', async () => {
    const callers = await demoCallers(database);
    for (const { email, target, identifiers } of demoFacts) {
      const caller = callers.get(email);
      if (!caller) continue;
      await atDemoMoment(database, 230.6, caller, async (tx) => {
        if (target) await setSbtiTarget(tx, { body: target }, caller);
        if (!identifiers) return;
        const { name } = await tx.selectFrom('organisation').select('name').executeTakeFirstOrThrow();
        await updateOrganisation(tx, { body: { name, identifiers } }, caller);
      });
    }
  });
}
