import type { z } from 'zod';

/**
 * Writes a value as the JSON of its schema: what the schema names and nothing else. Undefined where the value is not of
 * the schema's shape; formats, lengths and ranges are not looked at.
 */
type Writer = (value: unknown) => string | undefined;

/** What zod keeps of a schema; which parts there are depends on the type. */
interface Definition {
  readonly type: string;
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string } } }[];
  readonly coerce?: boolean;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly catchall?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly keyType?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
}

const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition;

/**
 * The JSON of an answer, written by a function that is put together once from its schema: checking it with zod and then
 * looking at all of it once more to write it took three times as long. What is of another shape is left to zod, which
 * says what is wrong with it. That every text has the format that the schema names is for tests to say.
 */
export function answerWriter(schema: z.ZodType): (value: unknown) => string {
  const write = writerOf(schema);
  return (value) => write(value) ?? JSON.stringify(schema.parse(value));
}

/** The same, of what zod has found nothing wrong with at all; and what it writes has to be what zod gives. */
export function checkedAnswerWriter(schema: z.ZodType): (value: unknown) => string {
  const write = answerWriter(schema);
  return (value) => {
    const expected = JSON.stringify(schema.parse(value));
    const written = write(value);
    if (written !== expected) throw new Error(`An answer was written as ${written} instead of ${expected}.`);
    return written;
  };
}

/** Each schema once: a resource is part of many answers. */
const writers = new WeakMap<z.core.$ZodType, Writer>();

function writerOf(schema: z.core.$ZodType): Writer {
  const known = writers.get(schema);
  if (known) return known;
  const writer = compose(schema);
  writers.set(schema, writer);
  return writer;
}

function compose(schema: z.core.$ZodType): Writer {
  const definition = definitionOf(schema);
  // A check that changes what it sees, such as one that trims.
  const changes = definition.checks?.some(({ _zod }) => _zod.def.check === 'overwrite') ?? false;
  return (!changes && !definition.coerce && composers[definition.type]?.(definition)) || bySchema(schema);
}

/** For what is rare: zod's own way. */
const bySchema =
  (schema: z.core.$ZodType): Writer =>
  (value) => {
    const parsed = (schema as z.ZodType).safeParse(value);
    return parsed.success ? JSON.stringify(parsed.data) : undefined;
  };

type Composer = (definition: Definition) => Writer | undefined;

const composers: Readonly<Record<string, Composer>> = {
  string: () => (value) => (typeof value === 'string' ? quoted(value) : undefined),
  number: () => (value) => (Number.isFinite(value) ? String(value) : undefined),
  boolean: () => (value) => (value === true ? 'true' : value === false ? 'false' : undefined),
  enum: ({ entries = {} }) => ofKnown(Object.values(entries)),
  literal: ({ values = [] }) => ofKnown(values),
  nullable: ({ innerType }) => {
    const write = innerType && writerOf(innerType);
    return write && ((value) => (value === null ? 'null' : write(value)));
  },
  array: ({ element }) => element && writeArray(writerOf(element)),
  object: ({ shape = {}, catchall }) =>
    catchall && definitionOf(catchall).type !== 'never' ? undefined : writeObject(membersOf(Object.entries(shape))),
  record: ({ keyType, valueType }) => {
    const { type, entries = {} } = keyType ? definitionOf(keyType) : { type: '' };
    if (type !== 'enum' || !valueType) return undefined;
    const names = Object.values(entries).map(String);
    const write = writeObject(membersOf(names.map((name) => [name, valueType])));
    // One name more or less is a mistake.
    return (value) => (isRecord(value) && Object.keys(value).length === names.length ? write(value) : undefined);
  },
  union: ({ options = [] }) => {
    const all = options.map(writerOf);
    return (value) => {
      for (const write of all) {
        const written = write(value);
        if (written !== undefined) return written;
      }
      return undefined;
    };
  },
};

/** One of some values that are known beforehand. */
function ofKnown(values: readonly unknown[]): Writer {
  const written = new Map(values.map((value) => [value, JSON.stringify(value)]));
  return (value) => written.get(value);
}

function writeArray(write: Writer): Writer {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    let text = '[';
    for (let place = 0; place < value.length; place += 1) {
      const written = write(value[place]);
      if (written === undefined) return undefined;
      text += place === 0 ? written : `,${written}`;
    }
    return `${text}]`;
  };
}

interface Member {
  readonly name: string;
  readonly begins: string;
  readonly write: Writer;
  readonly optional: boolean;
}

const membersOf = (shape: readonly (readonly [string, z.core.$ZodType])[]): Member[] =>
  shape.map(([name, schema]) => {
    const { type, innerType } = definitionOf(schema);
    const optional = type === 'optional' && innerType !== undefined;
    return { name, begins: `${JSON.stringify(name)}:`, write: writerOf(optional ? innerType : schema), optional };
  });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function writeObject(members: readonly Member[]): Writer {
  return (value) => {
    if (!isRecord(value)) return undefined;
    let text = '';
    for (const { name, begins, write, optional } of members) {
      const member = value[name];
      if (member === undefined && optional) continue;
      const written = write(member);
      if (written === undefined) return undefined;
      text += text === '' ? begins + written : `,${begins}${written}`;
    }
    return `{${text}}`;
  };
}

/** Longer texts are sooner written by the engine than looked at here. */
const shortText = 48;

/** As JSON.stringify does it; most texts need no escape. */
function quoted(text: string): string {
  if (text.length > shortText) return JSON.stringify(text);
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code < 32 || code === 34 || code === 92 || (code >= 0xd800 && code <= 0xdfff)) return JSON.stringify(text);
  }
  return `"${text}"`;
}
