import type { OpenApiDocument } from '@pcf/contract/openapi/document-shape';
import { html } from './html.ts';
import { placedOperations } from './placed-operations.ts';
import { renderIntroduction } from './render-introduction.ts';
import { renderNavigation, type TagGroup, tagAnchor } from './render-navigation.ts';
import { renderOperation } from './render-operation.ts';
import { renderNamedSchemas } from './render-schema.ts';

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
