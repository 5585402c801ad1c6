import { expect } from 'vitest';
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { withoutLimits } from '../shared/settings.ts';
import { idsOf, rowsOf, tableColumns, tablesOf } from '../shared/stored-rows.ts';
import { furnishWorld, type World } from '../shared/world.ts';
import type { StoredIds } from './foreign-ids.ts';
import { forgetTraces, isOwnTrace, type RowChange, rowChanges } from './row-changes.ts';

/** Two companies on one server that have nothing to do with each other. */
export interface TwoWorlds {
  readonly server: TestServer;
  readonly own: World;
  readonly foreign: World;
  readonly stored: StoredIds;
  /** What of the other one can be read in a text. */
  leaksIn(text: string): string[];
  /** Nothing of the other one has changed, but for what was given, where the own one keeps it. */
  expectUnchanged(given: readonly string[]): Promise<readonly RowChange[]>;
  /** So that the next test finds all as it was. */
  forget(changes: readonly RowChange[], given: readonly string[]): Promise<void>;
}

export async function openTwoWorlds(): Promise<TwoWorlds> {
  const server = await startTestServer({ demo: false, settings: withoutLimits });
  const own = await furnishWorld(server, 'homestead');
  const foreign = await furnishWorld(server, 'elsewhere');
  const columns = await tableColumns(server);
  const stored = { own: await idsOf(server, columns, own), foreign: await idsOf(server, columns, foreign) };
  const marks = [foreign.canary, ...stored.foreign.map(({ id }) => id).filter((id) => id.length > 10)];
  const storedRows = () => rowsOf(server, tablesOf(columns), foreign);
  let before = await storedRows();
  return {
    server,
    own,
    foreign,
    stored,
    leaksIn: (text) => marks.filter((mark) => text.includes(mark)),
    async expectUnchanged(given) {
      const now = await storedRows();
      const changes = rowChanges(before, now);
      expect(changes.filter((change) => !isOwnTrace(change, given, own, foreign))).toEqual([]);
      before = now;
      return changes;
    },
    async forget(changes, given) {
      await forgetTraces(server, own, changes, given);
      if (changes.length > 0) before = await storedRows();
    },
  };
}
