import type { OpenApiDocument } from '@pcf/contract/openapi/document-shape';
import { idempotencyKeyHeader, maxIdempotencyKeyLength } from '@pcf/contract/operations/idempotency';
import { deepestRow, defaultPageSize, maximumPageSize, mostFound } from '@pcf/contract/paging';
import { problemMediaType } from '@pcf/contract/problem';
import { problemCodes, problemStatuses } from '@pcf/contract/problem-codes';
import { html, type Markup } from '../html.ts';
import { commonParameters, type PlacedOperation, placedOperations } from './placed-operations.ts';
import { codeList, renderFieldTable } from './render-field-table.ts';
import { renderOperation } from './render-operation.ts';
import { renderNamedSchemas } from './render-schema.ts';

const renderSigningIn = () => html`<h3 id="signing-in">Signing in</h3>
<p>Send the access token as <code>Authorization: Bearer …</code>. It is short-lived: <code>expires_in</code> says for how many seconds. A refresh token gets the next tokens and can be used once. What belongs to another organisation does not exist for you: it answers <code>404</code>, never <code>403</code>.</p>
`;

const renderLists = () => html`<h3 id="lists">Lists</h3>
<p>A list takes <code>pageNumber</code>, counted from 0, and <code>limit</code>, ${defaultPageSize} unless you say otherwise and at most ${maximumPageSize}. Where it can be sorted, <code>sortBy</code> names the field and <code>sortDirection</code> is <code>ASC</code> or <code>DESC</code>. A filter with several values is repeated or separated by commas; an unknown value is refused.</p>
<p>The answer is <code>{ "data": […], "metadata": { "count": 42 } }</code>. A filtered count may stop at ${deepestRow.toLocaleString('en')} rows, that of a search for a text at ${mostFound.toLocaleString('en')} or at the next multiple of it for a page beyond: then <code>metadata.more</code> is <code>true</code>. A page beyond row ${deepestRow.toLocaleString('en')} answers <code>PAGE_TOO_DEEP</code>.</p>
`;

const renderIdempotency = () => html`<h3 id="idempotency">Repeating a call safely</h3>
<p>Every <code>POST</code> under <code>/api</code> takes an <code>${idempotencyKeyHeader}</code> of up to ${maxIdempotencyKeyLength} characters. Repeated with the same key and the same content, the call answers as it did the first time and does nothing twice. The same key with other content answers <code>IDEMPOTENCY_KEY_REUSED</code>.</p>
`;

const tagAnchor = (tag: string) => `tag-${tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

export const referencePaths = {
  page: '/docs',
  styles: '/docs/reference.css',
  document: '/docs/openapi.json',
} as const;

/** The whole API on one page that needs no script, so that it obeys the strictest content-security policy. */
export function renderReference(document: OpenApiDocument): string {
  const { description, title, version } = document.info;
  const operations = placedOperations(document);
  const groups = document.tags.map(
    ({ name }): TagGroup => ({
      tag: name,
      operations: operations.filter((each) => each.operation.tags.includes(name)),
    }),
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}: API reference</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${referencePaths.styles}">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="brand" href="/"><img src="/favicon.svg" alt="" width="28" height="28">${title}</a>
<a href="${referencePaths.document}">OpenAPI document</a>
</header>
<div class="columns">
${renderNavigation(groups)}<main id="content" tabindex="-1">
<h1>API reference</h1>
<p class="lead">${description} Version ${version}.</p>
${renderIntroduction(document)}${groups.map(
  (group) => html`<section aria-labelledby="${tagAnchor(group.tag)}">
<h2 id="${tagAnchor(group.tag)}">${group.tag}</h2>
${group.operations.map((operation) => renderOperation(operation, document))}</section>
`,
)}${renderNamedSchemas(document)}</main>
</div>
</body>
</html>
`.markup;
}

interface TagGroup {
  readonly tag: string;
  readonly operations: readonly PlacedOperation[];
}

function renderNavigation(groups: readonly TagGroup[]): Markup {
  return html`<nav aria-label="Operations">
<ul>
<li><a href="#conventions">What holds for every call</a></li>
${groups.map(
  ({ operations, tag }) => html`<li><a href="#${tagAnchor(tag)}">${tag}</a>
<ul>${operations.map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`)}</ul></li>
`,
)}<li><a href="#schemas">Schemas</a></li>
</ul>
</nav>
`;
}

/** What holds for every call, told once. */
function renderIntroduction(document: OpenApiDocument): Markup {
  return html`<section aria-labelledby="conventions">
<h2 id="conventions">What holds for every call</h2>
<p>Calls and answers are JSON in UTF-8. Answers may gain fields in later versions, so ignore what you do not know; a request body with fields that are not described is refused.</p>
${renderSigningIn()}${renderCommonParameters(document)}${renderLists()}${renderIdempotency()}${renderProblems()}</section>
`;
}

function renderCommonParameters(document: OpenApiDocument): Markup | null {
  const rows = commonParameters(document).map(({ description, in: place, name, schema }) => ({
    name,
    note: `${place}, optional`,
    description,
    schema,
  }));
  if (rows.length === 0) return null;
  return html`<h3 id="headers">Headers of every call</h3>
${renderFieldTable('Headers of every call', rows)}`;
}

function renderProblems(): Markup {
  const byStatus = [...Map.groupBy(problemCodes, (code) => problemStatuses[code])];
  return html`<h3 id="problems">Problems</h3>
<p>Whatever goes wrong is answered as <code>${problemMediaType}</code> (RFC 9457) with the fields of <a href="#schema-Problem">Problem</a>. Decide by <code>code</code>, which comes from this closed list; <code>title</code> and <code>detail</code> are for people and may change. With <code>429</code> and <code>503</code>, <code>Retry-After</code> says how many seconds to wait. A <code>500</code> is a defect on our side: <code>instance</code> is the id under which it stands in the log.</p>
<ul class="problems">${byStatus.map(([status, codes]) => html`<li>${status} ${codeList(codes)}</li>`)}</ul>
`;
}
