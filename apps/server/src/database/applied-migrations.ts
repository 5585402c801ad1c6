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
export function isSquashed(listed: readonly AppliedMigration[]): boolean {
  const names = new Set(listed.map(({ name }) => name));
  return (
    listed.length === squashed.size &&
    names.size === squashed.size &&
    listed.every(({ name, checksum }) => squashed.get(name) === checksum)
  );
}

function tooOld(old: readonly AppliedMigration[]): string {
  const names = old.map(({ name }) => name).toSorted();
  const at = names.at(-1) ?? '';
  const changed = old.find(({ name, checksum }) => squashed.get(name) !== checksum);
  if (changed) {
    return `The database is at ${at} with another ${changed.name} than was released, so that nobody can say what it has: restore a back-up of a version that was released.`;
  }
  const left = [...squashed.keys()].find((name) => name < at && !names.includes(name));
  if (left !== undefined) {
    return `The database is at ${at} but lacks ${left}, so that nobody can say what it has: restore a back-up of a version that was released.`;
  }
  return `The database is at ${at}: start the last version before the migrations were squashed first (its last one is ${[...squashed.keys()].at(-1)}), then this one.`;
}
