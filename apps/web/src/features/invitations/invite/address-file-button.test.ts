import { describe, expect, it } from 'vitest';
import { openAddressFile, takeAddresses } from './address-file-button.tsx';

describe('open address file', () => {
  const file = (...parts: BlobPart[]) => new File(parts, 'suppliers.csv');

  it('reads UTF-8, with or without its mark', async () => {
    const entries = [{ email: 'ana@vetro.example', name: 'Société Générale' }];
    expect((await openAddressFile(file('ana@vetro.example;Société Générale')))?.entries).toEqual(entries);
    expect((await openAddressFile(file('\ufeffana@vetro.example;Société Générale')))?.entries).toEqual(entries);
  });

  it('reads what an old spreadsheet wrote', async () => {
    const bytes = new Uint8Array([...'ana@vetro.example;M'].map((letter) => letter.charCodeAt(0)).concat(0xfc, 0x6c));
    expect((await openAddressFile(file(bytes)))?.entries).toEqual([{ email: 'ana@vetro.example', name: 'Mül' }]);
  });

  it('does not open what is no text, or too much', async () => {
    expect(await openAddressFile(file(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])))).toBeNull();
    expect(await openAddressFile(file('a'.repeat(1_000_001)))).toBeNull();
  });
});

describe('take addresses', () => {
  const file = (...emails: string[]) => ({
    entries: emails.map((email) => ({ email, name: `of ${email}` })),
    unread: [],
  });

  it('puts what is new behind what is there, and learns the names of both', () => {
    const taken = takeAddresses({ emails: ['a@x.example'], fileNames: {} }, file('a@x.example', 'b@x.example'), 100);
    expect(taken).toEqual({
      emails: ['a@x.example', 'b@x.example'],
      fileNames: { 'a@x.example': 'of a@x.example', 'b@x.example': 'of b@x.example' },
      added: 1,
      named: 2,
      beyondLimit: 0,
      unread: [],
    });
  });

  it('takes no more than may be sent at once', () => {
    const taken = takeAddresses(
      { emails: ['a@x.example'], fileNames: {} },
      file('b@x.example', 'c@x.example', 'd@x.example'),
      2,
    );
    expect(taken).toMatchObject({ emails: ['a@x.example', 'b@x.example'], added: 1, named: 1, beyondLimit: 2 });
    const full = takeAddresses(
      { emails: ['a@x.example', 'b@x.example', 'e@x.example'], fileNames: {} },
      file('c@x.example'),
      2,
    );
    expect(full).toMatchObject({ added: 0, beyondLimit: 1 });
    expect(full.emails).toHaveLength(3);
  });
});
