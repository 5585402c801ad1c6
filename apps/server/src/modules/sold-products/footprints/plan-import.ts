import type { FootprintProblem } from '@pcf/contract/vocabulary/files';
import type { FootprintOutcome } from '@pcf/contract/vocabulary/footprint';
import type { ValidatedFootprint } from './validate-footprint-file.ts';

interface Imported {
  readonly hash: string;
  readonly templateId: string | null;
}

interface Known {
  /** By the ids of their documents, in lower case. */
  readonly imported: ReadonlyMap<string, Imported>;
  /** Of templates that are there. */
  readonly references: ReadonlySet<string>;
}

export interface PlannedFootprint {
  readonly validated: ValidatedFootprint;
  readonly outcome: FootprintOutcome;
  /** Of what was imported before. */
  readonly templateId: string | null;
  readonly errors: ValidatedFootprint['errors'];
}

/** What comes of each footprint of a file, in its order: a footprint never changes, and a reference stands for one product. */
export function planImport(
  footprints: readonly ValidatedFootprint[],
  { imported, references }: Known,
): PlannedFootprint[] {
  const seenIds = new Map(imported);
  const seenReferences = new Set<string>();
  return footprints.map((validated) => {
    const { taken, footprintId, path } = validated;
    if (!taken) return { validated, outcome: 'REFUSED', templateId: null, errors: validated.errors };
    const id = (footprintId ?? '').toLowerCase();
    const refused = (name: string, code: FootprintProblem, value: string | null): PlannedFootprint => ({
      validated,
      outcome: 'REFUSED',
      templateId: null,
      errors: [{ path: path === '' ? name : `${path}.${name}`, code, value }],
    });
    const before = seenIds.get(id);
    if (before && before.hash !== taken.contentHash) return refused('id', 'ID_WITH_OTHER_CONTENT', footprintId);
    if (before) return { validated, outcome: 'UNCHANGED', templateId: before.templateId, errors: [] };
    const { internalReference } = taken;
    if (seenReferences.has(internalReference)) return refused('productIds', 'REFERENCE_REPEATED', internalReference);
    if (references.has(internalReference)) return refused('productIds', 'REFERENCE_TAKEN', internalReference);
    seenIds.set(id, { hash: taken.contentHash, templateId: null });
    seenReferences.add(internalReference);
    return { validated, outcome: 'CREATED', templateId: null, errors: [] };
  });
}
