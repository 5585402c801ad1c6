import type { JsonSchema } from '@pcf/contract/openapi/json-schema';
import { html, type Markup } from '../html.ts';

type SubSchema = JsonSchema | boolean;

const schemaOf = (schema: SubSchema | undefined): JsonSchema => (typeof schema === 'object' ? schema : {});

export const componentName = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1);
export const schemaAnchor = (name: string) => `schema-${name}`;

const typesOf = ({ type }: JsonSchema): string[] => (type === undefined ? ['anything'] : [type].flat());

export const isNull = (schema: JsonSchema) => typesOf(schema).every((type) => type === 'null');
export const isList = (schema: JsonSchema) => typesOf(schema).includes('array');
export const alternativesOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] => (anyOf ?? oneOf ?? []).map(schemaOf);
export const itemsOf = ({ items }: JsonSchema): JsonSchema => schemaOf(Array.isArray(items) ? items[0] : items);

/** What kind of value a schema stands for, in a few words; a schema with a name is linked to. */
export function typeText(schema: JsonSchema): Markup {
  const { $ref, const: constant, format } = schema;
  if ($ref !== undefined) {
    return html`<a href="#${schemaAnchor(componentName($ref))}">${componentName($ref)}</a>`;
  }
  if (constant !== undefined) return html`always <code>${JSON.stringify(constant)}</code>`;
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) {
    return html`${alternatives.map((each, index) => [index > 0 ? ' or ' : '', typeText(each)])}`;
  }
  const types = typesOf(schema).map((type, index) => [
    index > 0 ? ' or ' : '',
    type === 'array' ? html`list of ${typeText(itemsOf(schema))}` : type,
  ]);
  return html`${types}${format === undefined ? '' : ` (${format})`}`;
}

/** The limits a value must keep, each as it would be said. */
export function limitTexts(schema: JsonSchema): string[] {
  const { default: preset, maximum, maxItems, maxLength, minimum, minItems, minLength, pattern } = schema;
  const { exclusiveMaximum, exclusiveMinimum } = schema;
  const own = [
    rangeText(minLength, maxLength, 'characters'),
    rangeText(minimum, maximum, ''),
    exclusiveMinimum === undefined ? null : `more than ${exclusiveMinimum}`,
    exclusiveMaximum === undefined ? null : `less than ${exclusiveMaximum}`,
    rangeText(minItems, maxItems, 'entries'),
    pattern === undefined ? null : `matching ${pattern}`,
    preset === undefined ? null : `default ${JSON.stringify(preset)}`,
  ].filter((text) => text !== null);
  return [...own, ...alternativesOf(schema).flatMap(limitTexts)];
}

/** The words a value is chosen from, wherever the schema keeps them. */
export function allowedWords(schema: JsonSchema): string[] {
  const nested = [...alternativesOf(schema), ...(isList(schema) ? [itemsOf(schema)] : [])];
  return [...(schema.enum ?? []).map(String), ...nested.flatMap(allowedWords)];
}

function rangeText(from: number | undefined, to: number | undefined, what: string): string | null {
  if (from === undefined && to === undefined) return null;
  if (to === undefined) return `${from} or more ${what}`.trim();
  if (from === undefined) return `at most ${to} ${what}`.trim();
  return `${from} to ${to} ${what}`.trim();
}
