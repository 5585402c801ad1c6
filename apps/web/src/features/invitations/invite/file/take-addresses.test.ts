import { expect, it } from 'vitest';
import { takeAddresses } from './address-file-button.tsx';

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
