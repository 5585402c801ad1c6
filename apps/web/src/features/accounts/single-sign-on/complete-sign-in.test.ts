import { expect, it } from 'vitest';
import { refusalOfAnswer } from './complete-sign-in.ts';

it.each([
  ['access_denied', 'denied'],
  ['server_error', 'unavailable'],
  ['temporarily_unavailable', 'unavailable'],
  ['invalid_scope', 'notConfirmed'],
  ['<script>', 'notConfirmed'],
])('%s is %s', (error, refusal) => {
  expect(refusalOfAnswer(error)).toBe(refusal);
});
