import fc from 'fast-check';
import type { z } from 'zod';

/** Texts that a careless writer of JSON gets wrong. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom('\u2028', '\u2029', '\ud83d', '\ude00', '"', '\\', '\0', '\u001f', '</script>', 'é'),
    maxLength: 60,
  }),
  fc.constantFrom('__proto__', 'constructor', 'toJSON', 'null', '[object Object]'),
);

/** What zod keeps of a schema; which parts there are depends on the type. */
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly shape: Readonly<Record<string, z.core.$ZodType>>;
  readonly element: z.core.$ZodType;
  readonly innerType: z.core.$ZodType;
  readonly options: readonly z.core.$ZodType[];
  readonly keyType: z.core.$ZodType;
  readonly valueType: z.core.$ZodType;
  readonly entries: Readonly<Record<string, unknown>>;
  readonly values: readonly unknown[];
}

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  datetime: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('2200-01-01') })
    .map((date) => date.toISOString()),
  date: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('2200-01-01') })
    .map((date) => date.toISOString().slice(0, 10)),
  email: fc.constant('somebody@example.com'),
  url: fc.constant('https://example.com/'),
  regex: fc.constantFrom('2026-01', 'DE-BY'),
};

/** Values that a schema takes. */
export function anyOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const definition = schema._zod.def as unknown as Definition;
  const { type, format } = definition;
  switch (type) {
    case 'string':
      return fulfilling(
        schema,
        (format && formats[format]) || fc.oneof(fc.constantFrom('2026-01', 'DE-BY', 'a word'), hostileText),
      );
    case 'number':
      return fulfilling(
        schema,
        fc.oneof(fc.constantFrom(1, 2, 2024), fc.nat(100), fc.double({ noNaN: true, noDefaultInfinity: true })),
      );
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries));
    case 'literal':
      return fc.constantFrom(...definition.values);
    case 'nullable':
      return fc.option(anyOf(definition.innerType));
    case 'optional':
      return fc.option(anyOf(definition.innerType), { nil: undefined });
    case 'array':
      return fc.array(anyOf(definition.element), { maxLength: 2 });
    case 'union':
      return fc.oneof(...definition.options.map(anyOf));
    case 'record':
      return membersOf(
        Object.values((definition.keyType._zod.def as unknown as Definition).entries).map((name) => [
          String(name),
          definition.valueType,
        ]),
      );
    case 'object':
      return membersOf(Object.entries(definition.shape));
    default:
      return fc.jsonValue();
  }
}

const fulfilling = (schema: z.core.$ZodType, values: fc.Arbitrary<unknown>) =>
  values.filter((value) => (schema as z.ZodType).safeParse(value).success);

const membersOf = (shape: readonly (readonly [string, z.core.$ZodType])[]): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(shape.map(([name, schema]) => [name, anyOf(schema)])));
