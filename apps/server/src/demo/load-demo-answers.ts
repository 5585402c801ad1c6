import type { Database } from '../database/database.ts';
import type { DocumentStore } from '../files/document-store.ts';
import { atDemoMoment } from './at-demo-moment.ts';
import { demoCallers } from './demo-callers.ts';
import { demoPlay } from './demo-play.ts';
import { loadDemoStatements } from './load-demo-statements.ts';
import { loadOnce } from './load-once.ts';
import { unlessDone } from './unless-done.ts';

/** What the demo's customers asked for, what its suppliers answered, and what came of it. */
export async function loadDemoAnswers(database: Database, documents: DocumentStore): Promise<void> {
  await loadOnce(database, 'demo answers', async () => {
    const callers = await demoCallers(database);
    await loadDemoStatements(database, documents, callers);
    // One transaction for each, so that an interrupted load goes on where it was.
    for (const { daysAgo, who, act } of demoPlay()) {
      const caller = callers.get(who);
      if (caller) await unlessDone(atDemoMoment(database, daysAgo, caller, (tx) => act(tx, caller, callers)));
    }
  });
}
