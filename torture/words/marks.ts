import { item } from '../shared/document.ts';
import type { Said } from './audience.ts';
import { audienceOf, type Speech } from './audiences.ts';
import { type TextPath, textFields } from './text-fields.ts';

/** A text that stands nowhere else, and the field that it was written into. */
export interface Mark extends Said {
  readonly text: string;
  readonly call: Speech;
  readonly field: string;
}

type Body = Record<string, unknown>;

/** What has to look like the name of a thing or like an address has the mark at its end. */
const shapes: readonly (readonly [field: RegExp, before: string])[] = [
  [
    /(^|\.)(productIds?|companyIds|classifications|productClassifications)\.\[\]$/,
    'urn:pact:words.example:product-id:',
  ],
  [/(^|\.)ccuCreditCertification$/, 'https://words.example/'],
];

export type Words = ReturnType<typeof createMarks>;

export function createMarks() {
  const marks: Mark[] = [];

  /** A new text for a field; for what cannot be made up, the one that is there. */
  function note(call: Speech, field: string, said: Said, text = `mark${String(marks.length).padStart(5, '0')}x`) {
    marks.push({ ...said, text, call, field });
    return text;
  }

  return {
    marks,
    note,
    /** The body with a mark in each text that it has a place for and that can be chosen. */
    in(call: Speech, body: object, said: Said): Body {
      // What stands at two places of a sample becomes two things.
      const marked = JSON.parse(JSON.stringify(body)) as Body;
      for (const path of textFields(call)) {
        const field = path.join('.');
        if (audienceOf(call, field)?.isGiven) continue;
        const before = shapes.find(([shaped]) => shaped.test(field))?.[1] ?? '';
        write(marked, path, () => before + note(call, field, said));
      }
      return marked;
    },
  };
}

/** Where the way to it is there; a text of a list is its only one. */
function write(target: unknown, [next, ...rest]: TextPath, text: () => string): void {
  if (next === undefined || target === null || typeof target !== 'object') return;
  if (next === item) {
    for (const each of target as unknown[]) write(each, rest, text);
    return;
  }
  const values = target as Body;
  if (rest.length === 0) values[next] = text();
  else if (rest.length === 1 && rest[0] === item) values[next] = [text()];
  else write(values[next], rest, text);
}
