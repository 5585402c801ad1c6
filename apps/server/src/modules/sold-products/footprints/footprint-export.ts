import { Readable } from 'node:stream';
import { maxRefusedFootprints } from '@pcf/contract/exchange-limits';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ExportedFile } from '@pcf/contract/vocabulary/lists';
import type { ExportAnswers } from '@pcf/pact/catena-x/export-answers';
import { exportAspect } from '@pcf/pact/catena-x/export-aspect';
import type { ProductFootprint } from '@pcf/pact/v3/model/product-footprint';
import { strictFootprint } from '@pcf/pact/v3/model/strict-footprint';
import type { Database } from '../../../database/database.ts';
import { recordActivity } from '../../../database/record-activity.ts';
import { cleanFileName } from '../../../http/content-disposition.ts';
import type { AuthenticatedCall, Download } from '../../../http/operation-handler.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import { takeLimit, tooManyRequests } from '../../../limits/shared-limit.ts';
import { type Expressed, isRefused, type Refused } from './expressible.ts';
import type { Origin } from './footprint-origins.ts';
import { checkFound, readExpressed } from './read-expressed.ts';
import { refusedFootprint } from './validate-footprint-file.ts';

const answersOf = ({ massBalancingUsed, ...questions }: Omit<Questions, 'fileName'>): ExportAnswers => ({
  partialFullPcf: questions.partialFullPcf,
  retroOrProspectivePcfType: questions.retroOrProspectivePcfType,
  massBalancing: massBalancingUsed
    ? {
        used: true,
        freeAttribution: questions.freeAttributionInMassBalancing ?? false,
        certificateScheme: questions.massBalancingCertificateScheme ?? '',
      }
    : { used: false },
  ...(questions.allocationWasteIncineration
    ? { allocationWasteIncineration: questions.allocationWasteIncineration }
    : {}),
});

const lacking = (fields: readonly string[]): ProblemError =>
  new ProblemError('VALIDATION_FAILED', {
    detail: 'Catena-X wants to know more than is told here.',
    extra: { missingFromAspect: fields },
  });

type Check = OperationOutput<'checkTemplateFootprints'>;

const exportsAnHour = 300;
const limit = { bucket: 'product-footprint-exports', allowed: exportsAnHour, windowSeconds: 60 * 60 };
const type = 'application/json';

/** Footprints of one origin for other platforms. */
export function createFootprintExport<Filter>(
  database: Database,
  origin: Origin<Filter>,
  { file, otherwise }: { readonly file: ExportedFile; readonly otherwise: string },
) {
  async function begin(call: AuthenticatedCall, filter: Filter): Promise<void> {
    const { credential, caller } = call;
    const wait = await database.writeOwn(credential, (tx) => takeLimit(tx, limit, caller.organisationId));
    if (wait !== undefined) throw tooManyRequests(wait);
    await checkFound(database, call, origin, filter);
  }

  const record = ({ credential, caller }: AuthenticatedCall) =>
    database.writeOwn(credential, (tx) => recordActivity(tx, caller, 'DATA_EXPORTED', { file, format: 'json' }));

  async function check(call: AuthenticatedCall, filter: Filter): Promise<{ body: Check; replayed: false }> {
    await begin(call, filter);
    let [chosen, expressible] = [0, 0];
    const refused: Check['refused'] = [];
    for await (const batch of readExpressed(database, call, origin, filter)) {
      const against = batch.filter(isRefused);
      chosen += batch.length;
      expressible += batch.length - against.length;
      refused.push(...against.slice(0, maxRefusedFootprints - refused.length).map(presentRefused));
    }
    const moreRefused = refused.length < chosen - expressible;
    return { body: { chosen, expressible, refused, moreRefused }, replayed: false };
  }

  async function download(call: AuthenticatedCall, filter: Filter, fileName: string | undefined): Promise<Download> {
    await begin(call, filter);
    const batches = readExpressed(database, call, origin, filter);
    // The first batch is read before the answer begins: what is wrong by then can still be said.
    const first = (await batches.next()).value ?? [];
    const content =
      origin.named(filter)?.length === 1
        ? Buffer.from(single(first))
        : Readable.from(listed(first, batches), { objectMode: false });
    await record(call);
    return { type, fileName: cleanFileName(fileName, otherwise, 'json'), content };
  }

  /** The one that was named, of which all is known before anything is answered. */
  async function one(call: AuthenticatedCall, id: string): Promise<Expressed> {
    const filter = origin.only(id);
    await begin(call, filter);
    const { value } = await readExpressed(database, call, origin, filter).next();
    const [expressed] = value ?? [];
    if (!expressed) throw new Error('What was named is there.');
    return expressed;
  }

  return { check, download, one, record, otherwise };
}

export type FootprintExport<Filter> = ReturnType<typeof createFootprintExport<Filter>>;

const presentRefused = ({ row, missing, cannot }: Refused): Check['refused'][number] => ({
  id: row.id,
  name: row.name,
  internalReference: row.reference,
  missing: missing.map(({ path, code }) => ({ path, code })),
  cannot: cannot.map(({ path, code }) => ({ path, code })),
});

function single([expressed]: readonly Expressed[]): string {
  if (!expressed) throw new Error('What was named is there.');
  if (isRefused(expressed)) throw refusedFootprint(expressed);
  return 'original' in expressed ? expressed.original : JSON.stringify(expressed.footprint, null, 2);
}

const documentOf = (expressed: Exclude<Expressed, Refused>): string =>
  'original' in expressed ? expressed.original : JSON.stringify(expressed.footprint);

async function* listed(
  first: readonly Expressed[],
  others: AsyncIterable<readonly Expressed[]>,
): AsyncGenerator<Buffer> {
  let separator = '{"data":[\n';
  for await (const batch of joined(first, others)) {
    for (const expressed of batch) {
      if (isRefused(expressed)) continue;
      yield Buffer.from(`${separator}${documentOf(expressed)}`);
      separator = ',\n';
    }
  }
  yield Buffer.from(separator.startsWith('{') ? '{"data":[]}\n' : '\n]}\n');
}

async function* joined<Item>(first: Item, others: AsyncIterable<Item>): AsyncGenerator<Item> {
  yield first;
  yield* others;
}

type Questions = CheckedInput<'downloadTemplateAspect'>['query'];

/** One footprint as Catena-X has it. */
export async function downloadAspect<Filter>(
  exported: FootprintExport<Filter>,
  call: AuthenticatedCall,
  id: string,
  { fileName, ...questions }: Questions,
): Promise<Download> {
  const footprint = footprintOf(await exported.one(call, id));
  const result = exportAspect(footprint, answersOf(questions));
  if (result.aspect === null) throw lacking(result.missing);
  await exported.record(call);
  return {
    type: 'application/json',
    fileName: cleanFileName(fileName, `${exported.otherwise} (Catena-X)`, 'json'),
    content: Buffer.from(JSON.stringify(result.aspect, null, 2)),
  };
}

/** What came from another platform has to be as strict as what we say ourselves before it can be said in other words. */
function footprintOf(expressed: Expressed): ProductFootprint {
  if (isRefused(expressed)) throw refusedFootprint(expressed);
  if ('footprint' in expressed) return expressed.footprint;
  const { footprint, paths } = strictFootprint(JSON.parse(expressed.original));
  if (footprint === null) throw lacking(paths);
  return footprint;
}
