import type { Chance } from './chance.ts';
import { callers, type Draft, filePart } from './draft.ts';
import type { FuzzedOperation } from './fuzzed-operations.ts';
import { treeOf } from './json-tree.ts';
import { type Json, type Knowledge, validValue } from './valid-values.ts';

const boundary = 'between-the-parts';

/** Files that are what they are called, as good as empty. */
const validFiles: Readonly<Record<string, Buffer>> = {
  'text/csv': Buffer.from('Product name,Product reference number\nChair,FUZZ-1\n'),
  'application/pdf': Buffer.from('%PDF-1.7\n%%EOF\n'),
  'image/png': Buffer.from('89504e470d0a1a0a0000000d494844520000002000000020', 'hex'),
};

/** A request that the contract allows, in the name of one of the callers. */
export function validRequest(fuzzed: FuzzedOperation, chance: Chance, known: Knowledge): Draft {
  const { operation, params, query, body, takesKey } = fuzzed;
  const inPath = params ? (validValue(params, chance, known) as Record<string, Json>) : {};
  const inQuery = query ? (validValue(query, chance, known) as Record<string, Json>) : {};
  const draft: Draft = {
    caller: chance.onceIn(10) ? 'nobody' : chance.oneOf([callers[0], callers[1]]),
    method: operation.method,
    path: operation.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encoded(inPath[name] ?? '')),
    query: Object.entries(inQuery).flatMap(([name, value]) =>
      [value].flat().map((each) => `${encodeURIComponent(name)}=${encoded(each as Json)}`),
    ),
    headers: takesKey && chance.onceIn(4) ? [['idempotency-key', `key-${chance.below(5)}`]] : [],
    body: { kind: 'none' },
    namesHost: true,
    breaksOff: false,
  };
  if (operation.upload) {
    const [type = ''] = operation.upload.types;
    const part = filePart('file', validFiles[type] ?? Buffer.from('nothing'));
    return {
      ...draft,
      headers: [...draft.headers, ['content-type', `multipart/form-data; boundary=${boundary}`]],
      body: { kind: 'form', form: { boundary, parts: [part], isClosed: true } },
    };
  }
  if (!body) return draft;
  return {
    ...draft,
    headers: [...draft.headers, ['content-type', 'application/json']],
    body: { kind: 'json', tree: treeOf(validValue(body, chance, known)) },
  };
}

/** A text with half a character cannot be encoded; what stands for it is a character of its own. */
const encoded = (value: Json) => encodeURIComponent([value].flat().map(String).join(',').toWellFormed());
