import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { replaceInXlsx } from '../../files/testing/replace-in-xlsx.ts';
import { type Asked, answeringOfFile, askFor, asOwner, readAnswer } from '../../testing/answering.ts';
import { saveDraft } from '../../testing/answers.ts';
import { sendsFile, takenFile } from '../../testing/send-file.ts';
import { createSoldProduct } from '../../testing/sold-products.ts';

interface Told {
  readonly written: boolean;
  readonly errors: readonly { row: number; column?: string; code: string; value?: string }[];
  readonly preview: { readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[] };
}

const all = await answeringOfFile();
let asked: Asked;
const draft = { emissionValues: { granularity: 'PRODUCT', value: 4.2, unit: 'KG' }, comment: 'Mine' } as const;

beforeAll(async () => {
  asked = await askFor(all, {}, { name: 'Foil', internalReference: 'X-1' });
  await saveDraft(all.server, all.mill.token, asked.reference, asked.id, { data: draft });
  await createSoldProduct(all.server, all.mill.token, { name: 'Foil', internalReference: 'AL-1' });
});

/** A file of another program for what is asked here; the folder says how it was made. */
const madeBy = (program: 'openpyxl' | 'libreoffice', name: string) =>
  replaceInXlsx(new URL(`../../files/testing/spreadsheets/${program}-${name}.xlsx`, import.meta.url), {
    REQUEST: asked.reference,
    REFERENCE: 'X-1',
  });

const imports = {
  products: { send: sendsFile('importProducts'), by: () => all.buyer },
  templates: { send: sendsFile('importTemplates'), by: () => all.mill.token },
  answers: { send: sendsFile('importAnswers'), by: () => all.mill.token },
  matches: { send: sendsFile('importTemplateMatches'), by: () => all.mill.token },
} as const;

/** Whatever may be allowed is. */
async function take(name: keyof typeof imports, content: string | Uint8Array<ArrayBuffer>): Promise<Told> {
  const { send, by } = imports[name];
  return takenFile<Told>(await send(all.server, by(), content, { allowWarnings: 'true' }));
}
const found = ({ errors }: Told) => errors.map(({ row, column, code, value }) => [row, column, code, value]);

/** All that these imports could write. */
const written = () =>
  asOwner(
    all.server,
    sql`select (select jsonb_agg(d order by d.line_id) from line_draft d)::text as drafts,
               (select count(*) from product) as products, (select count(*) from template) as templates,
               (select count(*) from template_match) as matches, (select count(*) from submission) as submissions`,
  );

const never = 'FORMULA_WITHOUT_RESULT';
const wrong = 'SPREADSHEET_ERROR';

describe('a cell with an error, or with a formula that was never calculated', () => {
  it.each([
    ['answers', 'openpyxl', [[2, 'Emission value', never, '=1/0']]],
    ['answers', 'libreoffice', [[2, 'Emission value', wrong, '#DIV/0!']]],
    ['matches', 'openpyxl', [[2, 'Template reference', never, '=NOSUCHNAME']]],
    ['matches', 'libreoffice', [[2, 'Template reference', wrong, '#NAME?']]],
    [
      'templates',
      'openpyxl',
      [
        [2, 'Emission value', never, '=1/0'],
        [2, 'Comment', never, '=""'],
      ],
    ],
    ['templates', 'libreoffice', [[2, 'Emission value', wrong, '#DIV/0!']]],
    [
      'products',
      'openpyxl',
      [
        [2, 'Yearly quantity', never, '=D2*1000'],
        [3, 'Product name', never, '=A2'],
        [4, 'Mass of one unit (kg)', never, '=1/0'],
      ],
    ],
    ['products', 'libreoffice', [[4, 'Mass of one unit (kg)', wrong, '#DIV/0!']]],
  ] as const)(
    'is a fault of that cell in a file of %s by %s, and nothing is written',
    async (name, program, faults) => {
      const before = await written();
      const told = await take(name, await madeBy(program, name));
      expect(told.written).toBe(false);
      expect(found(told)).toEqual(expect.arrayContaining(faults.map((fault) => [...fault])));
      const faulty = told.errors.filter(({ code }) => code === never || code === wrong);
      expect(faulty).toHaveLength(faults.length);
      expect(told.preview.rows.some(({ cells }) => cells.includes(String(faults[0][3])))).toBe(true);
      expect(await written()).toEqual(before);
    },
  );

  it.each([
    ['#DIV/0!', 'KG'],
    ['#WERT!', 'KG'],
    ['#VALEUR !', 'KG'],
    ['Err:502', 'KG'],
    ['1', '#N/A'],
  ])('is the same as text: %s %s', async (value, unit) => {
    const before = await written();
    const file = `Request,Product reference number,Emission value,Emission unit,Comment\n${asked.reference},X-1,${value},${unit},#REF!\n`;
    const told = await take('answers', file);
    const wrongCell = unit === 'KG' ? [2, 'Emission value', wrong, value] : [2, 'Emission unit', wrong, unit];
    expect(found(told).filter(([, , code]) => code === wrong)).toEqual([wrongCell, [2, 'Comment', wrong, '#REF!']]);
    expect(await written()).toEqual(before);
  });

  it('leaves the draft as it was', async () => {
    for (const program of ['openpyxl', 'libreoffice'] as const) await take('answers', await madeBy(program, 'answers'));
    expect((await readAnswer(all.server, all.mill.token, asked)).draft?.data).toEqual(draft);
  });
});
