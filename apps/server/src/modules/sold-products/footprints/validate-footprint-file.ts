import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { maxImportedFootprints } from '@pcf/contract/exchange-limits';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { textLimits } from '@pcf/contract/text-limits';
import type { FootprintFileProblem } from '@pcf/contract/vocabulary/files';
import { type FiledFootprint, footprintsInFile } from '@pcf/pact/v3/file/footprints-in-file';
import { problemsOf } from '@pcf/pact/v3/file/problems-of';
import { fromPact } from '@pcf/pact/v3/from-pact';
import { readFootprint } from '@pcf/pact/v3/model/read-footprint';
import { maxFieldProblems } from '../../../http/field-problems.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import { parseJson } from '../../../network/parse-json.ts';
import type { Refused } from './expressible.ts';

/** What stands against it goes along, by the fields of ours. */
export const refusedFootprint = ({ missing, cannot }: Pick<Refused, 'missing' | 'cannot'>): ProblemError =>
  new ProblemError('VALIDATION_FAILED', {
    detail: 'This cannot be told to other platforms as it is.',
    extra: {
      missing: missing.map(({ path, code }) => ({ path, code })),
      cannot: cannot.map(({ path, code }) => ({ path, code })),
    },
  });

const byteOrderMark = /^\ufeff/;

/** What a file of footprints says, whatever it is. */
export function validateFootprintFile(bytes: Buffer): FootprintVerdict {
  if (!isUtf8(bytes)) return nothingBut('NOT_UTF8');
  const content = parseJson(bytes.toString('utf8').replace(byteOrderMark, ''), harmlessTexts);
  if (content === undefined) return nothingBut('NOT_JSON');
  const found = footprintsInFile(content);
  if (!found?.length) return nothingBut('NO_FOOTPRINT');
  if (found.length > maxImportedFootprints) return nothingBut('TOO_MANY_FOOTPRINTS');
  return { problem: null, footprints: withFewErrors(found.map(validated)) };
}

/** Each that is refused says why, and all of them together no more than that beside what other answers tell at once. */
function withFewErrors(footprints: readonly ValidatedFootprint[]): ValidatedFootprint[] {
  let left = maxFieldProblems;
  return footprints.map((footprint) => {
    const errors = footprint.errors.slice(0, Math.max(1, left));
    left -= errors.length;
    return { ...footprint, errors };
  });
}

const nothingBut = (problem: FootprintFileProblem): FootprintVerdict => ({ problem, footprints: [] });

function validated(filed: FiledFootprint): ValidatedFootprint {
  const { id, productNameCompany, companyName } = Object(filed.document) as Readonly<Record<string, unknown>>;
  const head = {
    path: filed.path,
    footprintId: shownText(id),
    name: shownText(productNameCompany),
    company: shownText(companyName),
  };
  const read = readFootprint(filed.document);
  if (read.footprint === null) return { ...head, errors: problemsOf(filed), remarks: [], taken: null };
  const { data, remarks } = fromPact(read.footprint);
  const { exchange } = data;
  const ids = read.footprint.productIds;
  const said = {
    data,
    name: (exchange?.supplierProductName ?? read.footprint.productNameCompany).slice(0, textLimits.productName).trim(),
    internalReference: referenceOf(exchange?.supplierReference ?? ids[0] ?? ''),
    description: exchange?.productDescription?.slice(0, textLimits.productDescription) ?? null,
  };
  const blank = [
    ...(said.name === '' ? ['productNameCompany'] : []),
    ...(said.internalReference === '' ? ['productIds[0]'] : []),
  ];
  if (blank.length > 0)
    return { ...head, errors: blank.map((name) => blankAt(filed.path, name)), remarks: [], taken: null };
  return { ...head, errors: [], remarks: [...remarks], taken: { ...said, contentHash: hashOf(said) } };
}

const blankAt = (path: string, name: string): ValidatedFootprint['errors'][number] => ({
  path: path === '' ? name : `${path}.${name}`,
  code: 'REQUIRED',
  value: null,
});

/** What the company itself calls the product, else the end of the first name that is known for it, which differs most. */
const referenceOf = (text: string): string =>
  text
    .slice(-textLimits.internalReference)
    .replace(/^[\uDC00-\uDFFF]/, '')
    .trim();

const hashOf = (said: Omit<TakenFootprint, 'contentHash'>): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('base64url');

const maxShownLength = 300;

const shownText = (value: unknown): string | null =>
  typeof value === 'string' ? value.slice(0, maxShownLength).toWellFormed() : null;

/** Without signs that no text of ours can hold. */
const harmlessTexts = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\ufffd').toWellFormed() : value;

type Read = OperationOutput<'readFootprintFile'>['footprints'][number];

/** One footprint of a file: what it says in our words, or what keeps it from being read. */
export interface ValidatedFootprint
  extends Pick<Read, 'path' | 'footprintId' | 'name' | 'company' | 'errors' | 'remarks'> {
  readonly taken: TakenFootprint | null;
}

export interface TakenFootprint {
  readonly data: EmissionData;
  readonly name: string;
  readonly internalReference: string;
  readonly description: string | null;
  /** The same for everything that says the same. */
  readonly contentHash: string;
}

export interface FootprintVerdict {
  readonly problem: FootprintFileProblem | null;
  readonly footprints: readonly ValidatedFootprint[];
}
