import type { JsonSchema } from '@pcf/contract/openapi/json-schema';
import { html, type Markup } from '../html.ts';
import { allowedWords, limitTexts, typeText } from './schema-text.ts';

export const codeList = (codes: readonly string[]): Markup =>
  html`${codes.map((code, index) => html`${index > 0 ? ', ' : ''}<code>${code}</code>`)}`;

export interface FieldRow {
  readonly name: string;
  readonly note: string;
  readonly description?: string | undefined;
  readonly schema: JsonSchema;
}

/** From here on the words are folded away, so that a list of countries does not bury the next field. */
const maxWordsShown = 24;

/** The roles repeat what the elements are: on a narrow screen the rows are laid out as blocks, which would hide it. */
export function renderFieldTable(label: string, rows: readonly FieldRow[]): Markup {
  return html`<table role="table" aria-label="${label}">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Name</th><th role="columnheader" scope="col">What it holds</th></tr></thead>
<tbody role="rowgroup">${rows.map(renderRow)}</tbody>
</table>
`;
}

function renderRow({ name, note, description, schema }: FieldRow): Markup {
  const words = allowedWords(schema);
  const facts = [...limitTexts(schema), ...(words.length > 0 ? ['one of'] : [])].map((text) => `, ${text}`);
  return html`<tr role="row"><th role="rowheader" scope="row"><code>${name}</code> <span class="note">${note}</span></th>
<td role="cell"><p>${typeText(schema)}${facts}</p>${renderWords(words)}${
    description === undefined ? null : html`<p>${description}</p>`
  }</td></tr>
`;
}

function renderWords(words: readonly string[]): Markup | null {
  if (words.length === 0) return null;
  const list = html`<ul class="words">${words.map((word) => html`<li><code>${word}</code></li>`)}</ul>`;
  if (words.length <= maxWordsShown) return list;
  return html`<details><summary>${words.length} words</summary>${list}</details>`;
}
