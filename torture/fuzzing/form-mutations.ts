import type { Chance } from './chance.ts';
import { bytesOf, type Draft, type Form, filePart, withHeader } from './draft.ts';
import type { Mutation, Mutations } from './mutation.ts';
import { prototypeNames } from './odd-values.ts';

const fileNames = [
  '',
  '../../etc/passwd',
  'a\u0000.csv',
  '\u00ff\u00fe.pdf',
  '%22%0D%0A.pdf',
  'x'.repeat(10_000),
  'CON',
  '..',
] as const;
const contents = [
  '',
  '\u0000',
  'PK\u0003\u0004',
  'PK\u0003\u0004'.repeat(1000),
  '%PDF-',
  '\u0089PNG\r\n\u001a\n',
  '<svg onload="x">',
  '"'.repeat(1000),
  '\ufeff',
] as const;
const heads = [
  '',
  ':',
  'content-disposition',
  'content-disposition: form-data',
  'content-disposition: form-data; name=file; filename',
  'content-disposition: attachment; name="file"; filename="a.csv"',
  'content-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-transfer-encoding: nonsense',
  'content-disposition: form-data; name="file"; filename*=utf-16\'\'%FF%FE',
  `content-disposition: form-data; name="file"; filename="a.csv"\r\n${'x-many: 1\r\n'.repeat(3000)}x: 1`,
] as const;

const inForm =
  (change: (form: Form, chance: Chance) => Partial<Form>): Mutation =>
  (draft: Draft, chance: Chance) => {
    if (draft.body.kind !== 'form') return undefined;
    return { ...draft, body: { kind: 'form', form: { ...draft.body.form, ...change(draft.body.form, chance) } } };
  };

const field = (name: string, content: string) => ({
  head: `content-disposition: form-data; name="${name}"`,
  content: bytesOf(content),
});

export const formMutations: Mutations = {
  'odd file name': inForm((_form, chance) => ({ parts: [filePart(chance.oneOf(fileNames), Buffer.from('nothing'))] })),
  'odd file': inForm((_form, chance) => ({ parts: [filePart('file', bytesOf(chance.oneOf(contents)))] })),
  'another field': inForm(({ parts }, chance) => ({
    parts: parts.map(({ content }) =>
      filePart('a.csv', content, chance.oneOf([...prototypeNames, 'other', '', 'file[]'])),
    ),
  })),
  'text instead of a file': inForm(() => ({ parts: [field('file', 'text')] })),
  'two files': inForm(({ parts }) => ({ parts: [...parts, ...parts] })),
  'many parts': inForm(({ parts }) => ({
    parts: [...Array.from({ length: 2000 }, (_, index) => field(`f${index}`, 'x')), ...parts],
  })),
  'prototype field': inForm(({ parts }, chance) => ({ parts: [field(chance.oneOf(prototypeNames), 'x'), ...parts] })),
  'huge field': inForm(({ parts }) => ({ parts: [field('large', 'x'.repeat(300_000)), ...parts] })),
  'broken part': inForm(({ parts }, chance) => ({
    parts: parts.map(({ content }) => ({ head: chance.oneOf(heads), content })),
  })),
  'no parts': inForm(() => ({ parts: [] })),
  'no end': inForm(() => ({ isClosed: false })),
  'another boundary': inForm((_form, chance) => ({ boundary: chance.oneOf(['other', 'x'.repeat(1000), '\u00ff']) })),
  'no boundary': (draft) =>
    draft.body.kind === 'form' ? withHeader(draft, 'content-type', 'multipart/form-data') : undefined,
};
