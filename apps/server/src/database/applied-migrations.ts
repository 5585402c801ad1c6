import { StartupError } from '../startup-error.ts';
import type { Migration } from './migrations.ts';
import { squashed, squashedInto } from './squashed-migrations.ts';

/** What a database or a back-up says that it was made by. */
export type AppliedMigration = Pick<Migration, 'name' | 'checksum'>;

/**
 * What of the migrations of this version has been applied, where a database says which it has. One with all that were
 * squashed has what they were squashed into. Whatever else it says, this version has no business with it.
 */
export function appliedOf(known: readonly Migration[], listed: readonly AppliedMigration[]): AppliedMigration[] {
  const stranger = listed.find(
    ({ name }) => !squashed.has(name) && !known.some((migration) => migration.name === name),
  );
  if (stranger) {
    throw new StartupError(
      `The database has the migration ${stranger.name}, which this version does not know: it belongs to a newer version, so start that one.`,
    );
  }
  if (isSquashed(listed)) return known.filter(({ name }) => squashedInto.includes(name));
  const old = listed.filter(({ name }) => squashed.has(name));
  if (old.length > 0) throw new StartupError(tooOld(old));
  const changed = known.find(({ name, checksum }) => listed.some((it) => it.name === name && it.checksum !== checksum));
  if (changed) {
    throw new Error(`Migration ${changed.name} was changed after it had been applied; write a new one instead.`);
  }
  return [...listed];
}

/** Whether these are exactly the migrations that were squashed, unchanged. */
export const isSquashed = (listed: readonly AppliedMigration[]): boolean =>
  listed.length === squashed.size && listed.every(({ name, checksum }) => squashed.get(name) === checksum);

function tooOld(old: readonly AppliedMigration[]): string {
  const at = old
    .map(({ name }) => name)
    .toSorted()
    .at(-1);
  const changed = old.find(({ name, checksum }) => squashed.get(name) !== checksum);
  const state = changed ? `${at} with another ${changed.name} than was released` : at;
  return `The database is at ${state}: start the last version before the migrations were squashed first (its last one is ${[...squashed.keys()].at(-1)}), then this one.`;
}
