import { answerFileHeadings } from '@pcf/contract/answer-file-headings';
import { matchFileHeadings } from '@pcf/contract/match-file-headings';
import type { CallName } from '@pcf/contract/operations/calls';
import { productImportHeadings } from '@pcf/contract/product-import-headings';
import { soldProductFileHeadings } from '@pcf/contract/sold-product-file-headings';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../../apps/server/src/testing/answering.ts';
import { cellsFile, completeCells } from '../../apps/server/src/testing/cells-file.ts';
import { sendsFile } from '../../apps/server/src/testing/send-file.ts';
import type { Answer } from '../../apps/server/src/testing/test-server.ts';
import { keepCount } from '../counts.ts';
import { operationNames, operationOf } from '../shared/document.ts';
import { told } from '../shared/told.ts';
import type { World } from '../shared/world.ts';
import { neverUsed } from './foreign-ids.ts';
import { openTwoWorlds, type TwoWorlds } from './two-worlds.ts';

type Row = Readonly<Record<string, string>>;

/** What files call things by. */
interface Names {
  readonly asked: Row;
  readonly template: string;
  readonly email: string;
}

interface Cells {
  readonly headings: Readonly<Record<string, string>>;
  readonly firstColumns?: number;
  /** A row in which each cell is right, and of which cells a thing is known by. */
  row(names: Names): Row;
  readonly naming: readonly (readonly string[])[];
}

const jar = () => ({ name: 'Jar', internalReference: crypto.randomUUID() });

const files: Partial<Record<CallName, Cells>> = {
  importProducts: {
    headings: productImportHeadings,
    firstColumns: 3,
    row: ({ email }) => ({ ...jar(), supplierEmail: email }),
    naming: [['supplierEmail'], ['internalReference']],
  },
  importAnswers: {
    headings: answerFileHeadings,
    row: ({ asked }) => ({ ...asked, ...completeCells }),
    naming: [['requestReference'], ['internalReference'], ['requestReference', 'internalReference']],
  },
  importTemplateMatches: {
    headings: matchFileHeadings,
    row: ({ asked, template }) => ({ ...asked, templateReference: template }),
    naming: [['templateReference'], ['requestReference', 'internalReference']],
  },
  // After the matches: a template of the own organisation may have the reference that one of the other has.
  importTemplates: {
    headings: soldProductFileHeadings,
    firstColumns: 3,
    row: ({ template }) => ({ ...jar(), internalReference: template }),
    naming: [['internalReference']],
  },
};

let worlds: TwoWorlds;
let names: Readonly<Record<'own' | 'foreign', Names>>;
let tried = 0;

beforeAll(async () => {
  worlds = await openTwoWorlds();
  names = { own: await namesOf(worlds.own), foreign: await namesOf(worlds.foreign) };
});
afterAll(async () => {
  await keepCount({ theme: 'isolation', what: 'cells of files that name something of another', count: tried });
  await worlds.server.stop();
});

async function namesOf({ known: { SUPPLIER: ids }, partner }: World): Promise<Names> {
  const [found] = await asOwner(
    worlds.server,
    sql<{ line: string; template: string }>`
      select l.internal_reference as line, t.internal_reference as template
        from product_line l, template t where l.id = ${ids.lineId} and t.id = ${ids.templateId}`,
  );
  if (!found || !ids.requestReference) throw new Error('Nothing is asked of this company.');
  const asked = { requestReference: ids.requestReference, internalReference: found.line };
  return { asked, template: found.template, email: partner.email };
}

const unusedAt = (column: string) => {
  if (column === 'supplierEmail') return neverUsed('email');
  return column === 'requestReference' ? neverUsed('reference') : crypto.randomUUID();
};

async function send(name: CallName, { headings, firstColumns }: Cells, row: Row): Promise<Answer> {
  return sendsFile(name)(worlds.server, worlds.own.admin.token, cellsFile(headings, [row], firstColumns));
}

it('knows every file that names something', () => {
  const tables = operationNames.filter((name) => operationOf(name).upload?.types.includes('text/csv'));
  expect(Object.keys(files).toSorted()).toEqual(tables.toSorted());
});

it.each(Object.entries(files) as [CallName, Cells][])(
  'what another organisation has is to the cells of %s as what never was',
  async (name, cells) => {
    const theirs = cells.row(names.foreign);
    for (const columns of cells.naming) {
      const answer = async (values: Row) => {
        const given = columns.map((column) => [column, values[column] ?? ''] as const);
        const answered = await send(name, cells, { ...cells.row(names.own), ...Object.fromEntries(given) });
        expect(answered.status).toBe(200);
        return told(answered, ...given.map(([, value]) => value));
      };
      const unknown = await answer(Object.fromEntries(columns.map((column) => [column, unusedAt(column)])));
      const known = await answer(theirs);
      expect(known, columns.join(', ')).toBe(unknown);
      expect(worlds.leaksIn(known)).toEqual([]);
      tried += columns.length;
    }
    await worlds.expectUnchanged(Object.values(theirs));
  },
);

it.each(['importAnswers', 'importTemplateMatches'] as const)('%s takes what is its own', async (name) => {
  const cells = files[name];
  if (!cells) throw new Error('There is no such file.');
  const { status, body } = await send(name, cells, cells.row(names.own));
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: [] });
});
