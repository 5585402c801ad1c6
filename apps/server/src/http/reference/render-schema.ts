import type { OpenApiDocument } from '@pcf/contract/openapi/document-shape';
import type { JsonSchema } from '@pcf/contract/openapi/json-schema';
import { html, type Markup } from '../html.ts';
import { renderFieldTable } from './render-field-table.ts';
import {
  allowedWords,
  alternativesOf,
  componentName,
  isList,
  isNull,
  itemsOf,
  schemaAnchor,
  typeText,
} from './schema-text.ts';

/** A schema where it is used: its name, and its fields opened up one level. */
export function renderSchema(label: string, schema: JsonSchema, document: OpenApiDocument): Markup {
  const shape = schema.properties ? null : html`<p>${typeText(schema)}</p>`;
  return html`${shape}${renderFields(label, resolved(schema, document))}`;
}

/** Every schema that has a name, for the links to lead to. */
export function renderNamedSchemas({ components }: OpenApiDocument): Markup {
  return html`<section aria-labelledby="schemas">
<h2 id="schemas">Schemas</h2>
${Object.entries(components.schemas).map(
  ([name, schema]) => html`<section>
<h3 id="${schemaAnchor(name)}">${name}</h3>
${schema.description === undefined ? null : html`<p>${schema.description}</p>`}${renderFields(`Fields of ${name}`, schema)}</section>
`,
)}</section>
`;
}

function renderFields(label: string, schema: JsonSchema): Markup {
  const rows = fieldsOf(schema).map(({ name, isRequired, schema: { description, ...inner } }) => ({
    name,
    note: isRequired ? 'required' : 'optional',
    description,
    schema: inner,
  }));
  if (rows.length > 0) return renderFieldTable(label, rows);
  return allowedWords(schema).length > 0 ? renderFieldTable(label, [{ name: 'value', note: '', schema }]) : html``;
}

interface Field {
  /** With the names of the fields it lies in: metadata.count, data[].name. */
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: JsonSchema;
}

/** Follows a schema to the component it points to, if it does. */
function resolved(schema: JsonSchema, { components }: OpenApiDocument): JsonSchema {
  return schema.$ref === undefined ? schema : (components.schemas[componentName(schema.$ref)] ?? {});
}

/** Every field of a schema, those of inner objects too; what has a name of its own is described elsewhere and left closed. */
function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  const { properties = {}, required = [] } = schema;
  const own = Object.entries(properties).flatMap(([property, inner]): Field[] => {
    if (typeof inner === 'boolean') return [];
    const name = `${prefix}${property}`;
    return [{ name, isRequired: required.includes(property), schema: inner }, ...fieldsOf(inner, `${name}.`)];
  });
  const items = isList(schema) ? fieldsOf(itemsOf(schema), `${prefix.replace(/\.$/, '')}[].`) : [];
  const alternatives = alternativesOf(schema).filter((each) => !isNull(each));
  return [...own, ...items, ...alternatives.flatMap((each) => fieldsOf(each, prefix))];
}
