import { createHash } from 'node:crypto';

/** Of all footprints of this product, in whatever installation. */
const namespace = Buffer.from('8d6f0f7c3c1e4d5b9a4e6b1f2d7c9e35', 'hex');

/** The same name has the same id wherever it is asked for, so that nothing has to be kept and no two can differ. */
function named(name: string): string {
  const hash = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const submissionFootprintId = (lineId: string, version: number): string =>
  named(`submission:${lineId}:${version}`);

/** One for everybody who is answered with it. */
export const templateFootprintId = (templateId: string, version: number): string =>
  named(`template:${templateId}:${version}`);

/** What a footprint is called, and what it takes the place of. */
interface FootprintIdentity {
  readonly id: string;
  readonly formerIds: readonly string[];
}

/** Of the newest version of a template: of all before it, for all their holders. */
export const templateIdentity = ({
  id,
  version,
}: {
  readonly id: string;
  readonly version: number;
}): FootprintIdentity => ({
  id: templateFootprintId(id, version),
  formerIds: before(version).map((former) => templateFootprintId(id, former)),
});

interface VersionOfAnswer {
  readonly lineId: string;
  readonly version: number;
  /** What a customer on another platform was answered with before; null where nobody was told of it. */
  readonly toldIds: readonly string[] | null;
}

export const answerIdentity = ({ lineId, version, toldIds }: VersionOfAnswer): FootprintIdentity => ({
  id: submissionFootprintId(lineId, version),
  formerIds: [...new Set(toldIds ?? before(version).map((former) => submissionFootprintId(lineId, former)))],
});

const before = (version: number): number[] => Array.from({ length: Math.max(version - 1, 0) }, (_, index) => index + 1);
