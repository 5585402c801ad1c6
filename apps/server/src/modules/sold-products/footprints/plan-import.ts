import type { FootprintProblem } from '@pcf/contract/vocabulary/footprint-file-problem';
import type { FootprintOutcome } from '@pcf/contract/vocabulary/footprint-outcome';
import type { JudgedFootprint } from './validate-footprint-file.ts';

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
  readonly judged: JudgedFootprint;
  readonly outcome: FootprintOutcome;
  /** Of what was imported before. */
  readonly templateId: string | null;
  readonly errors: JudgedFootprint['errors'];
}

/** What comes of each footprint of a file, in its order: a footprint never changes, and a reference stands for one product. */
export function planImport(
  footprints: readonly JudgedFootprint[],
  { imported, references }: Known,
): PlannedFootprint[] {
  const seenIds = new Map(imported);
  const seenReferences = new Set<string>();
  return footprints.map((judged) => {
    const { taken, footprintId, path } = judged;
    if (!taken) return { judged, outcome: 'REFUSED', templateId: null, errors: judged.errors };
    const id = (footprintId ?? '').toLowerCase();
    const refused = (name: string, code: FootprintProblem, value: string | null): PlannedFootprint => ({
      judged,
      outcome: 'REFUSED',
      templateId: null,
      errors: [{ path: path === '' ? name : `${path}.${name}`, code, value }],
    });
    const before = seenIds.get(id);
    if (before && before.hash !== taken.contentHash) return refused('id', 'ID_WITH_OTHER_CONTENT', footprintId);
    if (before) return { judged, outcome: 'UNCHANGED', templateId: before.templateId, errors: [] };
    const { internalReference } = taken;
    if (seenReferences.has(internalReference)) return refused('productIds', 'REFERENCE_REPEATED', internalReference);
    if (references.has(internalReference)) return refused('productIds', 'REFERENCE_TAKEN', internalReference);
    seenIds.set(id, { hash: taken.contentHash, templateId: null });
    seenReferences.add(internalReference);
    return { judged, outcome: 'CREATED', templateId: null, errors: [] };
  });
}
