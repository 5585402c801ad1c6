/** What a client of one version would notice in the next, by docs/api-stability.md. */

type Schema = Readonly<Record<string, unknown>>;
type Side = 'request' | 'response';

interface Documents {
  readonly before: Schema;
  readonly now: Schema;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

const part = (value: unknown): Schema => (typeof value === 'object' && value !== null ? (value as Schema) : {});
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A schema, parameter or response where it is spelled out. */
function resolved(document: Schema, value: unknown): Schema {
  const { $ref } = part(value);
  if (typeof $ref !== 'string') return part(value);
  const keys = $ref.split('/').slice(1);
  return resolved(
    document,
    keys.reduce<unknown>((at, key) => part(at)[key.replaceAll('~1', '/').replaceAll('~0', '~')], document),
  );
}

interface Met {
  readonly schema: Schema;
  /** What its values may be, in the words of JSON; none where anything may be. */
  readonly types: readonly unknown[];
}

/** A schema as a client meets it: "this or null" is this, which may be null. */
function met(document: Schema, value: unknown): Met {
  const schema = resolved(document, value);
  const kinds = [...listed(schema.anyOf), ...listed(schema.oneOf)].map((each) => met(document, each));
  if (kinds.length === 0) {
    const { type } = schema;
    return { schema, types: Array.isArray(type) ? type : type === undefined ? [] : [type] };
  }
  const types = kinds.every((kind) => kind.types.length > 0) ? kinds.flatMap((kind) => kind.types) : [];
  const [only, ...others] = kinds.filter((kind) => kind.schema.type !== 'null');
  return { schema: only && others.length === 0 ? only.schema : schema, types };
}

export function breakingChanges(before: Schema, now: Schema): string[] {
  const documents = { before, now };
  const known = problemCodes(now);
  const lost = [...problemCodes(before)]
    .filter((code) => !known.has(code))
    .map((code) => `the problem ${code} is gone`);
  const calls = Object.entries(part(before.paths)).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const old = part(operations)[method];
      if (old === undefined) return [];
      const operation = part(part(now.paths)[path])[method];
      const name = `${method.toUpperCase()} ${path}`;
      if (operation === undefined) return [`${name} is gone`];
      return inOperation(documents, part(old), part(operation)).map((change) => `${name}: ${change}`);
    }),
  );
  return [...lost, ...calls];
}

/** The description names each refusal by the codes that it may have, with dots between them. */
const problemCodes = ({ components }: Schema) =>
  new Set(Object.keys(part(part(components).responses)).flatMap((name) => name.split('.')));

function inOperation(documents: Documents, old: Schema, operation: Schema): string[] {
  return [
    ...inParameters(documents, old, operation),
    ...inContent(documents, old.requestBody, operation.requestBody, 'request'),
    ...Object.entries(part(old.responses))
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([status, response]) => {
        const answer = part(operation.responses)[status];
        return answer === undefined
          ? [`it no longer answers ${status}`]
          : inContent(documents, response, answer, 'response');
      }),
  ];
}

function inParameters({ before, now }: Documents, old: Schema, operation: Schema): string[] {
  const named = (document: Schema, { parameters }: Schema) =>
    new Map(
      listed(parameters).map((each) => {
        const parameter = resolved(document, each);
        return [`${parameter.in} ${parameter.name}`, parameter] as const;
      }),
    );
  const [known, current] = [named(before, old), named(now, operation)];
  return [
    ...[...known].flatMap(([name, parameter]) => {
      const same = current.get(name);
      return same === undefined
        ? [`the parameter ${name} is gone`]
        : inSchema({ before, now }, parameter.schema, same.schema, 'request', name);
    }),
    ...[...current]
      .filter(([name, { required }]) => required === true && known.get(name)?.required !== true)
      .map(([name]) => `the parameter ${name} is required now`),
  ];
}

function inContent({ before, now }: Documents, old: unknown, current: unknown, side: Side): string[] {
  const [known, offered] = [resolved(before, old), resolved(now, current)];
  const changes = Object.entries(part(known.content)).flatMap(([type, media]) => {
    const same = part(offered.content)[type];
    return same === undefined
      ? [`${type} is gone from its ${side}`]
      : inSchema({ before, now }, part(media).schema, part(same).schema, side, side);
  });
  const isRequiredNow = side === 'request' && offered.required === true && known.required !== true;
  return isRequiredNow ? [...changes, 'a body is required now'] : changes;
}

/** Whoever reads ignores what is new to it; whoever sends need not send more, and may send what it did. */
function inSchema(
  documents: Documents,
  old: unknown,
  current: unknown,
  side: Side,
  place: string,
  seen: readonly string[] = [],
): string[] {
  const pair = `${part(old).$ref} ${part(current).$ref}`;
  if (part(old).$ref !== undefined && seen.includes(pair)) return [];
  const below = [...seen, pair];
  const [before, now] = [met(documents.before, old), met(documents.now, current)];
  const [known, offered] = [before.schema, now.schema];
  const deeper = (a: unknown, b: unknown, where: string) => inSchema(documents, a, b, side, where, below);
  return [
    ...inTypes(before, now, side, place),
    ...inValues(known, offered, side, place),
    ...inBounds(known, offered, side, place),
    ...inProperties(known, offered, side, place, deeper),
    ...(known.items === undefined ? [] : deeper(known.items, offered.items, `${place}[]`)),
    ...(['oneOf', 'anyOf', 'allOf'] as const).flatMap((kind) =>
      listed(known[kind]).flatMap((each, at) => {
        const same = listed(offered[kind])[at];
        return same === undefined ? [`${place} has fewer ${kind}`] : deeper(each, same, place);
      }),
    ),
  ];
}

function inTypes(before: Met, now: Met, side: Side, place: string): string[] {
  const [from, to] = side === 'request' ? [before.types, now.types] : [now.types, before.types];
  // A whole number is a number.
  const isIn = (type: unknown) => to.includes(type) || (type === 'integer' && to.includes('number'));
  const strange = to.length === 0 ? [] : [...new Set(from)].filter((type) => !isIn(type));
  return strange.map((type) => `${place} ${side === 'request' ? 'no longer takes' : 'may now be'} ${String(type)}`);
}

const shapes = ['pattern', 'format', 'const'] as const;

/** What was taken still is, whatever its form. */
function inValues(known: Schema, offered: Schema, side: Side, place: string): string[] {
  if (side === 'response') return [];
  const values = listed(offered.enum);
  const lost = listed(known.enum).filter((value) => values.length > 0 && !values.includes(value));
  const isNarrowed = values.length > 0 && known.enum === undefined && known.const === undefined;
  const shaped = shapes.filter((shape) => offered[shape] !== undefined && offered[shape] !== known[shape]);
  const isClosed = offered.additionalProperties === false && known.additionalProperties !== false;
  return [
    ...lost.map((value) => `${place} no longer takes ${String(value)}`),
    ...(isNarrowed ? [`${place} takes some values only`] : []),
    ...shaped.map((shape) => `${shape} of ${place} is another one`),
    ...(isClosed ? [`${place} takes no further fields`] : []),
  ];
}

const upper = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'] as const;
const lower = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'] as const;

/** What was short enough to be sent still is. */
function inBounds(known: Schema, offered: Schema, side: Side, place: string): string[] {
  if (side === 'response') return [];
  const number = (value: unknown, without: number) => (typeof value === 'number' ? value : without);
  return [
    ...upper.filter((bound) => number(offered[bound], Infinity) < number(known[bound], Infinity)),
    ...lower.filter((bound) => number(offered[bound], -Infinity) > number(known[bound], -Infinity)),
  ].map((bound) => `${bound} of ${place} is narrower`);
}

function inProperties(
  known: Schema,
  offered: Schema,
  side: Side,
  place: string,
  deeper: (old: unknown, current: unknown, where: string) => string[],
): string[] {
  const [from, to] = side === 'request' ? [offered, known] : [known, offered];
  const required = listed(from.required).filter((name) => !listed(to.required).includes(name));
  const word = side === 'request' ? 'is required now' : 'may be missing now';
  return [
    ...required.map((name) => `${place}.${String(name)} ${word}`),
    ...Object.entries(part(known.properties)).flatMap(([name, property]) => {
      const same = part(offered.properties)[name];
      return same === undefined ? [`${place}.${name} is gone`] : deeper(property, same, `${place}.${name}`);
    }),
  ];
}
