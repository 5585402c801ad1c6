import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A back-up of the demo, made by the version itself, with what somebody had in hand then. */
export interface Release {
  readonly version: string;
  readonly folder: string;
  readonly kept: Kept;
}

interface Kept {
  readonly email: string;
  readonly refreshToken: string;
  readonly apiKey: string;
}

const inFolder = (version: string, folder: URL): Release => ({
  version,
  folder: fileURLToPath(new URL('back-up/', folder)),
  kept: JSON.parse(readFileSync(new URL('kept.json', folder), 'utf8')) as Kept,
});

/** The last version before the migrations were squashed. */
export const beforeSquash = inFolder(
  'before the squash',
  new URL('../../database/testing/before-squash/', import.meta.url),
);

const released = new URL('released/', import.meta.url);

/** Every version since, the oldest first. */
export const releases: readonly Release[] = readdirSync(released)
  .toSorted(new Intl.Collator('en', { numeric: true }).compare)
  .map((version) => inFolder(version, new URL(`${version}/`, released)));
