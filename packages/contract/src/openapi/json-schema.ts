import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a caller may send, or what it gets: defaults and codecs make a difference between the two. */
export type Direction = 'input' | 'output';

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** Takes out what only the validator needs, so that the document says what a reader must know. */
const forReaders =
  (io: Direction): Override =>
  ({ zodSchema, jsonSchema }) => {
    const { def } = zodSchema._zod;
    if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    // A later version may answer with more fields; a client that refuses them would break.
    if (io === 'output' && def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties;
    // A query has only text; that "true" stands for a boolean is what a reader wants to know.
    if (isTextForBoolean(def)) jsonSchema.type = 'boolean';
    // In the same way a list is told by what it holds: ids or words, and how many of them.
    const list = listOfTexts(def);
    if (list) replaceContent(jsonSchema, jsonSchemaOf(list, io));
  };

function isTextForBoolean(def: z.core.$ZodTypes['_zod']['def']): boolean {
  if (def.type !== 'pipe') return false;
  const { in: from, out: to } = def as z.core.$ZodPipeDef;
  return from._zod.def.type === 'string' && to._zod.def.type === 'boolean';
}

/** What the texts of a list are read as. */
function listOfTexts(def: z.core.$ZodTypes['_zod']['def']): z.ZodArray | undefined {
  if (def.type !== 'pipe') return undefined;
  const { out: to } = def as z.core.$ZodPipeDef;
  return to._zod.def.type === 'array' ? (to as z.ZodArray) : undefined;
}

function replaceContent(schema: JsonSchema, content: JsonSchema): void {
  const { description } = schema;
  for (const key of Object.keys(schema)) delete schema[key];
  Object.assign(schema, content, description === undefined ? {} : { description });
}

/** JSON Schema 2020-12, the dialect of OpenAPI 3.1; schemas with an id of their own stand in $defs. */
export function jsonSchemaOf(schema: z.ZodType, io: Direction): JsonSchema {
  const { $schema, ...jsonSchema } = z.toJSONSchema(schema, { io, override: forReaders(io) });
  return jsonSchema;
}
