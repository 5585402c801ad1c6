import type {
  Content,
  DocumentedOperation,
  DocumentedParameter,
  DocumentedResponse,
  OpenApiDocument,
  Reference,
} from '@pcf/contract/openapi/document-shape';
import { html, type Markup } from '../html.ts';
import { ownParameters, type PlacedOperation } from './placed-operations.ts';
import { codeList, renderFieldTable } from './render-field-table.ts';
import { renderSchema } from './render-schema.ts';
import { allowedWords, componentName } from './schema-text.ts';

export function renderOperation(placed: PlacedOperation, document: OpenApiDocument): Markup {
  const { method, operation, path } = placed;
  const parameters = ownParameters(operation, document);
  const { operationId, requestBody, responses, summary } = operation;
  const answers = Object.entries(responses).map(([status, response]) => ({
    status,
    response: resolvedResponse(response, document),
  }));
  const isSuccess = ({ status }: { status: string }) => status.startsWith('2');
  return html`<article aria-labelledby="${operationId}">
<h3 id="${operationId}">${summary}</h3>
<p class="call"><span class="method">${method}</span> <code>${path}</code></p>
<p>${whoMayCall(operation)} <span class="note">Operation <code>${operationId}</code></span></p>
${parameters.length > 0 ? renderParameters(summary, parameters) : null}${
  requestBody
    ? html`<h4>Request body</h4>${renderContent(`Request body: ${summary}`, requestBody.content, document)}`
    : null
}${answers.filter(isSuccess).map(
  ({ status, response }) => html`<h4>Answer ${status}</h4>
<p>${response.description}</p>
${response.content ? renderContent(`Answer: ${summary}`, response.content, document) : null}`,
)}<h4>Problems</h4>
<ul class="problems">${answers
    .filter((answer) => !isSuccess(answer))
    .map(({ status, response }) => html`<li>${status} ${codeList(problemCodesOf(response))}</li>`)}</ul>
</article>
`;
}

/** The description says who where a role is needed; otherwise it says what else there is to know. */
function whoMayCall({ description, security }: DocumentedOperation): string {
  const [requirement] = security;
  const needsRole = Object.values(requirement ?? {}).some((roles) => roles.length > 0);
  const who = requirement ? 'Anybody signed in may call.' : 'Anybody may call, without signing in.';
  return [needsRole ? null : who, description].filter(Boolean).join(' ');
}

function problemCodesOf({ content = {} }: DocumentedResponse): string[] {
  const parts = Object.values(content).flatMap(({ schema }) => schema.allOf ?? []);
  return parts.flatMap((part) => {
    const code = typeof part === 'object' ? part.properties?.code : undefined;
    return typeof code === 'object' ? allowedWords(code) : [];
  });
}

function renderParameters(summary: string, parameters: readonly DocumentedParameter[]): Markup {
  const rows = parameters.map(({ description, in: place, name, required, schema }) => ({
    name,
    note: `${place}, ${required ? 'required' : 'optional'}`,
    description,
    schema,
  }));
  return html`<h4>Parameters</h4>${renderFieldTable(`Parameters: ${summary}`, rows)}`;
}

function renderContent(label: string, content: Content, document: OpenApiDocument): Markup {
  return html`${Object.values(content).map(({ schema }) => renderSchema(label, schema, document))}`;
}

function resolvedResponse(response: DocumentedResponse | Reference, { components }: OpenApiDocument) {
  if (!('$ref' in response)) return response;
  return components.responses[componentName(response.$ref)] ?? { description: '' };
}
