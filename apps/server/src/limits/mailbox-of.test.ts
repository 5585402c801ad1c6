import { expect, it } from 'vitest';
import { mailboxOf } from './shared-limit.ts';

it.each([
  ['lena.brandt@nordic-kitchen.example', 'lena.brandt@nordic-kitchen.example'],
  ['lena.brandt+pcf+2@nordic-kitchen.example', 'lena.brandt@nordic-kitchen.example'],
  ['l.e.n.a+x.y@gmail.com', 'lena@gmail.com'],
  ['lena@googlemail.com', 'lena@gmail.com'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
