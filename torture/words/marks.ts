import type { CallName } from '@pcf/contract/operations/calls';
import { item } from '../shared/id-places.ts';
import type { Part } from './audiences.ts';
import { type TextPath, textFields } from './text-fields.ts';

/** A text that stands nowhere else, and the field and the company that it was written into and by. */
export interface Mark {
  readonly text: string;
  readonly call: CallName;
  readonly field: string;
  readonly writer: string;
  /** The supplier whom it is about, where it is not the usual one. */
  readonly about: Part | undefined;
}

type Body = Record<string, unknown>;

/** What names something that there is already, opens something, or has to be an address. */
const given =
  /(^|\.)(documents\.\[\]\.name|clientSecret|key|classifications\.\[\]|ccuCreditCertification|comparisonGroup\.\w+|id)$|^factor\./;

export function createMarks() {
  const marks: Mark[] = [];
  return {
    marks,
    /** The body with a mark in each text that it has a place for. */
    in(call: CallName, writer: string, body: object, about?: Part): Body {
      const marked = structuredClone(body) as Body;
      for (const path of textFields(call)) {
        const field = path.join('.');
        if (given.test(field)) continue;
        write(marked, path, () => {
          const text = `mark${String(marks.length).padStart(5, '0')}x`;
          marks.push({ text, call, field, writer, about });
          return text;
        });
      }
      return marked;
    },
  };
}

/** Where the way to it is there; a text of a list is its only one. */
function write(target: unknown, [next, ...rest]: TextPath, text: () => string): void {
  if (next === undefined || target === null || typeof target !== 'object') return;
  if (next === item) {
    for (const [index, each] of (target as unknown[]).entries()) {
      if (rest.length === 0) (target as unknown[])[index] = text();
      else write(each, rest, text);
    }
    return;
  }
  const values = target as Body;
  if (rest.length === 0) values[next] = text();
  else if (rest.length === 1 && rest[0] === item) values[next] = [text()];
  else write(values[next], rest, text);
}
