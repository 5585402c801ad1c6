import type { JsonSchema } from '@pcf/contract/openapi/json-schema';
import { maxBodyBytes } from '@pcf/contract/operations/body-bytes';
import type { CallName } from '@pcf/contract/operations/calls';
import { inputSchemas, operationOf, schemasIn } from '../shared/document.ts';
import { strangersHints } from '../shared/field-hints.ts';
import { sampleValue } from '../shared/sample-value.ts';

/** A body as it goes over the wire, and what is wrong with it. */
export interface HostileBody {
  readonly what: string;
  readonly text: string;
}

interface BodyPlace {
  readonly path: readonly string[];
  readonly kind: 'list' | 'text';
}

/** Stands in a sample where something long is put. */
const mark = '"the place of what is long"';
/** As many values as are parsed at all, so that the next stage is tried too. */
const parsedValues = 90_000;
/** Signs that expressions like to look for again and again. */
const signs = ['x', '/', ' ', '1', '.', 'a@', '-a', '\\u0000'];

/** As many of an element as there is room for. */
export const listOf = (element: string, bytes: number, most = Number.POSITIVE_INFINITY): string => {
  const count = Math.max(1, Math.min(most, Math.floor((bytes - 2) / (element.length + 1))));
  return `[${`${element},`.repeat(count - 1)}${element}]`;
};

export const textOf = (sign: string, bytes: number): string =>
  `"${sign.repeat(Math.max(1, Math.floor((bytes - 2) / sign.length)))}"`;

function manyKeys(bytes: number, most = Number.POSITIVE_INFINITY): string {
  const members: string[] = [];
  for (let [at, left] = [0, bytes - 2]; at < most; at += 1) {
    const member = `"k${at}":0`;
    left -= member.length + 1;
    if (left < 0) break;
    members.push(member);
  }
  return `{${members.join(',')}}`;
}

const deepOf = (bytes: number): string => {
  const levels = Math.floor(bytes / 6);
  return `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
};

/** Every shape that is not about one field, put into a body at its mark or in place of it. */
export function shapesFor(bytes: number): { readonly what: string; readonly value: string }[] {
  return [
    { what: 'a list of empty objects', value: listOf('{}', bytes) },
    { what: 'a list of numbers', value: listOf('0', bytes) },
    { what: 'as many empty objects as are parsed', value: listOf('{}', bytes, parsedValues / 2) },
    { what: 'as many numbers as are parsed', value: listOf('0', bytes, parsedValues) },
    { what: 'a thousand lists of a thousand', value: listOf(listOf('0', 2003), bytes) },
    { what: 'depth', value: deepOf(bytes) },
    { what: 'keys', value: manyKeys(bytes) },
    { what: 'as many keys as are parsed, in objects', value: listOf(manyKeys(bytes, 900), bytes, 90) },
  ];
}

/** The largest bodies that an operation takes: hostile as a whole, in a field that it does not know, and in each that it does. */
export function hostileBodies(name: CallName, maxPlaces = Number.POSITIVE_INFINITY): HostileBody[] {
  const { body } = inputSchemas(name);
  const bytes = maxBodyBytes(operationOf(name));
  const whole = shapesFor(bytes).map(({ what, value }) => ({ what: `${what} as a whole`, text: value }));
  if (!body) return whole;
  const sample = sampleValue(body, { name: 'body', wanted: undefined }, { hints: strangersHints(), placed: undefined });
  const isObject = typeof sample === 'object' && sample !== null && !Array.isArray(sample);
  const unknown = isObject ? JSON.stringify({ ...sample, nobodyKnowsThis: JSON.parse(mark) }) : mark;
  const room = bytes - unknown.length;
  const places = placesIn(body);
  const step = Math.max(1, Math.ceil(places.length / maxPlaces));
  const known = places
    .filter((_, at) => at % step === 0)
    .flatMap((place, at) => {
      const held = JSON.stringify(
        sampleValue(body, { name: 'body', wanted: place.path }, { hints: strangersHints(), placed: JSON.parse(mark) }),
      );
      const left = bytes - held.length;
      const where = place.path.join('.');
      const put = (what: string, value: string) => ({
        what: `${what} at ${where}`,
        text: held.replace(mark, () => value),
      });
      if (place.kind === 'text') {
        const [one = 'x', other = '/'] = [signs[at % signs.length], signs[(at + 3) % signs.length]];
        return [put(`a text of ${one}`, textOf(one, left)), put(`a text of ${other}`, textOf(other, left))];
      }
      return [
        put('a list of numbers', listOf('0', left)),
        put('as many empty objects as are parsed', listOf('{}', left, parsedValues / 2)),
        put('a thousand texts', listOf(textOf('x', Math.floor(left / 1001)), left, 1000)),
      ];
    });
  return [
    ...whole,
    ...shapesFor(room).map(({ what, value }) => ({
      what: `${what} in an unknown field`,
      text: unknown.replace(mark, () => value),
    })),
    ...known,
  ];
}

function placesIn(body: JsonSchema): BodyPlace[] {
  return schemasIn(body).flatMap(({ schema, path }): BodyPlace[] => {
    if (schema.type === 'array') return [{ path, kind: 'list' }];
    return schema.type === 'string' && path.length > 0 ? [{ path, kind: 'text' }] : [];
  });
}
