/**
 * The part of a JSON text that a path leads to, sign for sign as it was written: parsed and written again it would lose
 * digits and spellings. The text has been parsed before, so that it is known to be JSON. Undefined where the path leads
 * nowhere. No step calls itself, so that no depth is too deep.
 */
export function jsonSource(text: string, path: readonly (string | number)[]): string | undefined {
  let start = skipSpace(text, 0);
  for (const step of path) {
    const found = memberAt(text, start, step);
    if (found === undefined) return undefined;
    start = found;
  }
  return text.slice(start, endOfValue(text, start));
}

/** Where a member of the object or list begins. Of two of one name the last one counts, as it does when it is parsed. */
function memberAt(text: string, start: number, wanted: string | number): number | undefined {
  const isList = typeof wanted === 'number';
  if (text[start] !== (isList ? '[' : '{')) return undefined;
  let found: number | undefined;
  let at = skipSpace(text, start + 1);
  for (let index = 0; text[at] !== ']' && text[at] !== '}'; index += 1) {
    let name: string | number = index;
    if (!isList) {
      const end = endOfText(text, at);
      name = JSON.parse(text.slice(at, end)) as string;
      at = skipSpace(text, skipSpace(text, end) + 1);
    }
    if (name === wanted) found = at;
    if (found !== undefined && isList) return found;
    at = skipSpace(text, endOfValue(text, at));
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return found;
}

const space = /[\t\n\r ]*/y;
const plain = /[^\t\n\r ,\]}]*/y;

function skipSpace(text: string, at: number): number {
  space.lastIndex = at;
  space.exec(text);
  return space.lastIndex;
}

function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function endOfValue(text: string, start: number): number {
  let depth = 0;
  let at = start;
  do {
    const sign = text[at];
    if (sign === '"') at = endOfText(text, at);
    else if (sign === '{' || sign === '[') {
      depth += 1;
      at += 1;
    } else if (sign === '}' || sign === ']') {
      depth -= 1;
      at += 1;
    } else if (depth > 0) at += 1;
    else {
      plain.lastIndex = at;
      plain.exec(text);
      return plain.lastIndex;
    }
  } while (depth > 0);
  return at;
}
