/** Every bit of the answer depends on every bit of what is given, and no two give the same. */
function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Stands for something that draws are made for, told apart by some numbers. */
export const keyOf = (a: number, b: number, c: number): number => mix(mix(mix(a) + b) + c);

/**
 * A number from 0 to below 1 that depends on nothing but what it is drawn for: each table is written by itself, and all of
 * them agree.
 */
export const draw = (key: number, what: number): number =>
  (mix(key + Math.imul(what + 1, 0x9e3779b9)) >>> 0) / 4_294_967_296;

export const oneOf = <Value>(values: readonly Value[], drawn: number): Value =>
  values[Math.floor(drawn * values.length)] as Value;

const hexadecimal = Array.from({ length: 65_536 }, (_, value) => value.toString(16).padStart(4, '0'));
const low = (word: number) => hexadecimal[word & 0xffff] as string;
const high = (word: number) => hexadecimal[word >>> 16] as string;

/** As random as the ones that PostgreSQL makes, and the same each time. */
export function idOf(kind: number, a: number, b: number): string {
  const first = mix(keyOf(kind, a, 1) + b);
  const fourth = mix(keyOf(kind, a, 2) + b);
  const second = mix(first ^ 0x5bd1e995);
  const third = mix(fourth ^ 0x27d4eb2f);
  const version = hexadecimal[(second & 0x0fff) | 0x4000];
  const variant = hexadecimal[((third >>> 16) & 0x3fff) | 0x8000];
  return `${high(first)}${low(first)}-${high(second)}-${version}-${variant}-${low(third)}${high(fourth)}${low(fourth)}`;
}
