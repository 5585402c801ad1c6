import { answerFileHeadings } from '@pcf/contract/answer-file-headings';
import { matchFileHeadings } from '@pcf/contract/match-file-headings';
import type { CallName } from '@pcf/contract/operations/calls';
import { productImportHeadings } from '@pcf/contract/product-import-headings';
import { soldProductFileHeadings } from '@pcf/contract/sold-product-file-headings';
import { cellsFile, completeCells } from '../../apps/server/src/testing/cells-file.ts';
import { pdf } from '../../apps/server/src/testing/library.ts';
import { png } from '../../apps/server/src/testing/pictures.ts';
import { newFootprint } from '../shared/sample-file.ts';
import { taken } from '../shared/taken.ts';
import type { Part } from './parts.ts';
import { followInvitation } from './play-companies.ts';
import { ask, askFor } from './play-requests.ts';
import { type Stage, saidBy } from './stage.ts';

type Cells = Readonly<Record<string, string>>;

/** A row of a file with marks in its texts. */
const row = ({ words }: Stage, writer: Part, call: CallName, cells: Cells, to: readonly Part[] = []) =>
  words.in(call, cells, saidBy(writer, { to })) as Cells;

/** A document of the supplier's that those may read who are answered with it. */
export async function addDocument(stage: Stage, to: readonly Part[]): Promise<string> {
  const said = saidBy('supplier', { to });
  const name = stage.words.note('uploadDocument', 'name', said);
  const content = stage.words.note('uploadDocument', 'content', said);
  const { id } = await stage.send('supplier', 'uploadDocument', `${name}.pdf`, pdf(content));
  return String(id);
}

export async function showLogo(stage: Stage): Promise<void> {
  const name = stage.words.note('uploadOrganisationLogo', 'name', saidBy('supplier'));
  const content = stage.words.note('uploadOrganisationLogo', 'content', saidBy('supplier'));
  const picture = Buffer.concat([png(64, 64), Buffer.from(content)]);
  await stage.send('supplier', 'uploadOrganisationLogo', `${name}.png`, new Uint8Array(picture));
}

/** Linked to a supplier and asked for, linked only, and of somebody who is invited by the file. */
export async function importProducts(stage: Stage, importId: string): Promise<void> {
  const { email: supplierEmail } = stage.memberOf('supplier');
  const newEmail = 'office@invitedbyfile.example';
  const products = [
    row(stage, 'customer', 'importProducts', { supplierEmail }, ['supplier']),
    row(stage, 'customer', 'importProducts', { supplierEmail }),
    row(stage, 'customer', 'importProducts', { supplierEmail: newEmail }, ['invitedByFile']),
  ];
  const file = cellsFile(productImportHeadings, products, 3);
  await stage.send('customer', 'importProducts', 'products.csv', file, { allowWarnings: 'true', importId });
  const [known, , invited] = products;
  await askFor(stage, [await productIdOf(stage, known)], ['supplier']);
  await askFor(stage, [await productIdOf(stage, invited)], ['invitedByFile']);
  await followInvitation(stage, 'invitedByFile', newEmail);
}

async function productIdOf({ server, memberOf }: Stage, { internalReference = '' }: Cells = {}): Promise<string> {
  const { token } = memberOf('customer');
  const query = { textSearch: internalReference };
  const { data } = taken(await server.call('listPurchasedProducts', { token, query }));
  return (data as { productId: string }[])[0]?.productId ?? '';
}

/** The cells that say which line a row is about. */
async function askedCells(stage: Stage) {
  const { requestReference, internalReference } = await ask(stage, 'customer', 'supplier');
  return { requestReference, internalReference };
}

/** A file that becomes a draft, one that is submitted, and a template that stands for what the first is about. */
export async function importAnswers(stage: Stage, importId: string): Promise<void> {
  const drafted = await askedCells(stage);
  const submitted = await askedCells(stage);
  const answers = (cells: Cells, to?: readonly Part[]) =>
    cellsFile(answerFileHeadings, [row(stage, 'supplier', 'importAnswers', { ...cells, ...completeCells }, to)]);
  await stage.send('supplier', 'importAnswers', 'answers.csv', answers(drafted));
  await stage.send('supplier', 'importAnswers', 'answers.csv', answers(submitted, ['customer']), { submit: 'true' });

  const template = row(stage, 'supplier', 'importTemplates', completeCells);
  const templates = cellsFile(soldProductFileHeadings, [template], 3);
  await stage.send('supplier', 'importTemplates', 'templates.csv', templates, { importId });
  const match = { ...drafted, templateReference: template.internalReference ?? '' };
  const matches = cellsFile(matchFileHeadings, [row(stage, 'supplier', 'importTemplateMatches', match)]);
  await stage.send('supplier', 'importTemplateMatches', 'matches.csv', matches);
}

/** A footprint of another platform becomes a template, and another one is only read. */
export async function importFootprints({ words, send }: Stage): Promise<void> {
  for (const call of ['importFootprints', 'readFootprintFile'] as const) {
    const footprint = words.in(call, newFootprint(), saidBy('supplier'));
    await send('supplier', call, 'footprint.json', JSON.stringify(footprint));
  }
}
