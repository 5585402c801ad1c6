import { openApiDocument } from '@pcf/contract/openapi-document';
import { operations } from '@pcf/contract/operations/operations';
import type { FastifyInstance } from 'fastify';
import { referencePaths, renderReference } from './reference/render-reference.ts';

/** The look of the product in one plain stylesheet: same colours, same type, light and dark by the reader's system. */
const referenceStyles = `:root {
  color-scheme: light dark;
  --paper: #fafaf8;
  --surface: #ffffff;
  --sunken: #eef1f3;
  --ink: #12202e;
  --muted: #586675;
  --line: #e3e7eb;
  --brand: #0b6b63;
  --brand-ink: #07504a;
  --brand-wash: #e4f1ef;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", Menlo, Consolas, monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0d141b;
    --surface: #141d26;
    --sunken: #1f2b36;
    --ink: #e7ecf1;
    --muted: #a3b0bd;
    --line: #26323e;
    --brand: #3fb0a3;
    --brand-ink: #74cfc3;
    --brand-wash: #12312e;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 24px; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 14px/1.5 "Inter Variable", Inter, system-ui, "Helvetica Neue", Arial, sans-serif;
  overflow-wrap: break-word;
}
a { color: var(--brand-ink); text-underline-offset: 2px; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; border-radius: 4px; }
main:focus { outline: none; }
.skip { position: absolute; left: 16px; top: -100px; padding: 8px 14px; border-radius: 8px; background: var(--ink); color: var(--paper); }
.skip:focus { top: 8px; z-index: 1; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; padding: 14px 24px; background: var(--surface); border-bottom: 1px solid var(--line); }
.brand { display: inline-flex; align-items: center; gap: 10px; margin-right: auto; color: var(--ink); font-size: 16px; font-weight: 600; text-decoration: none; }
.columns { display: grid; grid-template-columns: 268px minmax(0, 1fr); align-items: start; }
nav { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 24px 12px 32px; font-size: 13px; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: 5px 12px; border-radius: 8px; color: var(--muted); text-decoration: none; }
nav a:hover { background: var(--brand-wash); color: var(--brand-ink); }
nav > ul > li { margin-bottom: 12px; }
nav > ul > li > a { color: var(--ink); font-weight: 600; }
main { max-width: 880px; padding: 32px 40px 96px; }
h1 { margin: 0; font-size: 28px; font-weight: 600; line-height: 1.2; letter-spacing: -0.02em; }
h2 { margin: 48px 0 16px; font-size: 20px; font-weight: 600; line-height: 1.3; letter-spacing: -0.01em; }
h3 { margin: 24px 0 8px; font-size: 16px; font-weight: 600; }
h4 { margin: 24px 0 8px; font-size: 14px; font-weight: 600; }
p { margin: 0 0 8px; max-width: 72ch; }
.lead { margin-top: 8px; color: var(--muted); font-size: 16px; }
.note { color: var(--muted); font-size: 13px; font-weight: 400; }
code { font-family: var(--mono); font-size: 0.93em; overflow-wrap: anywhere; }
article { margin-top: 16px; padding: 20px 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
article h3 { margin-top: 0; }
.call { padding: 8px 12px; max-width: none; border-radius: 8px; background: var(--sunken); }
.method { display: inline-block; margin-right: 8px; color: var(--brand-ink); font: 600 13px/1.5 var(--mono); }
.problems { margin: 0; padding: 0; list-style: none; font-variant-numeric: tabular-nums; }
.problems li { padding: 3px 0; }
table { width: 100%; border-collapse: collapse; font-size: 13px; }
thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: 9px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
tbody th { padding-right: 24px; }
tbody th { width: 38%; font-weight: 500; overflow-wrap: anywhere; }
tbody th .note { display: block; }
td p { margin: 0 0 4px; }
td p:last-child { margin-bottom: 0; }
.words { display: flex; flex-wrap: wrap; gap: 4px 6px; margin: 0 0 4px; padding: 0; list-style: none; }
.words code { display: inline-block; padding: 0 6px; border-radius: 6px; background: var(--sunken); }
summary { min-height: 24px; color: var(--brand-ink); cursor: pointer; }
@media (max-width: 800px) {
  header { padding: 12px 16px; }
  .columns { display: block; }
  nav { position: static; max-height: none; padding: 12px 8px; border-bottom: 1px solid var(--line); }
  nav ul ul { display: none; }
  nav > ul > li { margin-bottom: 0; }
  main { padding: 24px 16px 64px; }
  article { padding: 16px; }
}
@media (max-width: 560px) {
  table, tbody, tr, tbody th, td { display: block; width: auto; }
  tbody th { padding: 8px 0 0; }
  td { padding: 2px 0 10px; border-top: 0; }
}
@media print {
  nav, .skip { display: none; }
  .columns { display: block; }
}
`;

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The OpenAPI document and the same as a page for people. Both are made once, when somebody first asks for them. */
export function registerReference(app: FastifyInstance, version: string): void {
  const document = once(() => openApiDocument(operations, { version }));
  const page = once(() => renderReference(document()));
  app.get(referencePaths.page, async (_request, reply) =>
    reply.header('content-type', 'text/html; charset=utf-8').header('content-security-policy', policy).send(page()),
  );
  app.get(referencePaths.styles, async (_request, reply) =>
    reply.header('content-type', 'text/css; charset=utf-8').header('cache-control', 'no-cache').send(referenceStyles),
  );
  app.get(referencePaths.document, async () => document());
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
