import type { Chance } from './chance.ts';
import type { Draft } from './draft.ts';
import type { Mutation, Mutations } from './mutation.ts';
import { contentOf } from './written-request.ts';

/** More than any call takes but those that take files. */
const tooMuch = 1_200_000;

const inBytes =
  (change: (content: Buffer, chance: Chance) => Buffer): Mutation =>
  (draft: Draft, chance: Chance) => {
    if (draft.body.kind === 'none') return undefined;
    return { ...draft, body: { kind: 'bytes', content: change(contentOf(draft.body), chance) } };
  };

const inserted = (given: readonly [string, ...string[]]) =>
  inBytes((content, chance) => {
    const at = chance.below(content.length);
    return Buffer.concat([content.subarray(0, at), Buffer.from(chance.oneOf(given), 'hex'), content.subarray(at)]);
  });

export const byteMutations: Mutations = {
  'cut off': inBytes((content, chance) => content.subarray(0, chance.below(content.length))),
  'breaks off': (draft) => (draft.body.kind === 'none' ? undefined : { ...draft, breaksOff: true }),
  'too large': inBytes((content) => Buffer.concat([content, Buffer.alloc(tooMuch, ' ')])),
  'wrong UTF-8': inserted(['ff', 'c0af', 'eda080', 'f8888080', '80', 'e282']),
  'null bytes': inserted(['00', '000000']),
  'another encoding': inBytes((content) => Buffer.from(`\ufeff${content.toString()}`, 'utf16le')),
  'byte order mark': inBytes((content) => Buffer.concat([Buffer.from('efbbbf', 'hex'), content])),
  'no content': inBytes(() => Buffer.alloc(0)),
  'no body': (draft) => (draft.body.kind === 'none' ? undefined : { ...draft, body: { kind: 'none' } }),
  'only spaces': inBytes(() => Buffer.from(' \r\n\t')),
  'a body where none is taken': (draft, chance) =>
    draft.body.kind === 'none'
      ? {
          ...draft,
          headers: [
            ...draft.headers,
            ['content-type', chance.oneOf(['application/json', 'text/plain', 'multipart/form-data'])],
          ],
          body: { kind: 'bytes', content: Buffer.from(chance.oneOf(['{}', '[', 'null', '{"a":{}}'])) },
        }
      : undefined,
};
