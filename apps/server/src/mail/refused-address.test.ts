import { expect, it } from 'vitest';
import { isRefusedForGood } from './deliver-mail.ts';

const failure = (responseCode: number, response: string, command = 'RCPT TO') =>
  Object.assign(new Error(response), { code: 'EENVELOPE', command, responseCode, response });

it.each([
  [550, '550 5.1.1 No such user'],
  [551, '551 User not local'],
  [552, '552 5.2.2 Mailbox full'],
  [553, '553 Mailbox name not allowed'],
  [554, '554 5.1.0 Rejected'],
])('%i for the address is for good', (code, response) => {
  expect(isRefusedForGood(failure(code, response))).toBe(true);
});

it.each([
  ['a server that is busy', failure(451, '451 Try again later')],
  ['a mailbox that is busy', failure(450, '450 4.2.1 Busy')],
  ['a sender that may not relay', failure(550, '550 5.7.1 Relaying denied')],
  ['a sender that has to sign in', failure(530, '530 Authentication required')],
  ['a refused sender address', failure(550, '550 Sender refused', 'MAIL FROM')],
  ['a refused text', failure(554, '554 Looks like spam', 'DATA')],
  ['a broken connection', new Error('ECONNRESET')],
])('%s is no matter of the address', (_case, error) => {
  expect(isRefusedForGood(error)).toBe(false);
});
