import { expect, it } from 'vitest';
import { readAddressFile } from './read-address-file.ts';

const entry = (email: string, name = '') => ({ email, name });

it.each([
  [
    'an address a line',
    'ana@vetro.example\r\nMark@Hydral.example\n\n',
    [entry('ana@vetro.example'), entry('mark@hydral.example')],
  ],
  ['columns', 'e-mail,name\nana@vetro.example,Vetro Adige', [entry('ana@vetro.example', 'Vetro Adige')]],
  [
    'columns in the other order',
    'Name;E-Mail\n"Vetro; Adige";ana@vetro.example',
    [entry('ana@vetro.example', 'Vetro; Adige')],
  ],
  ['columns without a header', 'ana@vetro.example;Vetro Adige', [entry('ana@vetro.example', 'Vetro Adige')]],
  [
    'a header among other columns',
    'Number\tCompany\tContact\tE-mail\n17\tVetro Adige\tAna\tana@vetro.example',
    [entry('ana@vetro.example', 'Vetro Adige')],
  ],
  ['a German header', 'E-Mail;Firma;Ort\nana@vetro.example;Vetro;Bozen', [entry('ana@vetro.example', 'Vetro')]],
  ['what mail programs write', 'Ana Rossi <ana@vetro.example>', [entry('ana@vetro.example')]],
  ['several columns that nothing names', 'ana@vetro.example,Vetro,Bozen', [entry('ana@vetro.example')]],
  [
    'several addresses in a line',
    'ana@vetro.example, eva@vetro.example',
    [entry('ana@vetro.example'), entry('eva@vetro.example')],
  ],
  ['an address twice', 'ana@vetro.example\nana@vetro.example,Vetro', [entry('ana@vetro.example', 'Vetro')]],
  [
    'quotes that are none',
    '"Rossi, Ana" <ana@vetro.example>\neva@vetro.example',
    [entry('ana@vetro.example'), entry('eva@vetro.example')],
  ],
])('reads %s', (_what, text, entries) => {
  expect(readAddressFile(text)).toEqual({ entries, unread: [] });
});

it('tells which lines it could not read', () => {
  expect(readAddressFile('e-mail,name\n,Vetro\nana@vetro.example,Vetro\nana(at)hydral.example,Hydral\n')).toEqual({
    entries: [entry('ana@vetro.example', 'Vetro')],
    unread: [
      { line: 2, text: 'Vetro' },
      { line: 4, text: 'ana(at)hydral.example Hydral' },
    ],
  });
});

it('finds nothing in an empty file', () => {
  expect(readAddressFile('')).toEqual({ entries: [], unread: [] });
});
