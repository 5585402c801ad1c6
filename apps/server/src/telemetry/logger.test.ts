import { expect, it } from 'vitest';
import { loggerOptions } from './logger.ts';

const { err: describeError } = loggerOptions({ logLevel: 'info' }).serializers;
const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more);

it('says of an error what went wrong, and not whose address was in it', () => {
  const shown = describeError(failure('450 4.2.0 <mara.voss@mill.example>: greylisted', { code: 'EENVELOPE' }));
  expect(shown).toMatchObject({ type: 'Error', message: '450 4.2.0 <[address]>: greylisted', code: 'EENVELOPE' });
  expect(JSON.stringify(shown)).not.toContain('mara.voss');
});

it('leaves out the value that the database could not read', () => {
  const shown = describeError(failure('invalid input syntax for type integer: "Mara Voss"', { code: '22P02' }));
  expect(shown).toMatchObject({ message: 'a value could not be read', code: '22P02' });
  expect(JSON.stringify(shown)).not.toContain('Mara');
});

it('leaves out the statement, its values and the row that the database tells beside its message', () => {
  const shown = describeError(
    failure('duplicate key value violates unique constraint "account_email_key"', {
      code: '23505',
      detail: 'Key (email)=(mara@mill.example) already exists.',
      parameters: ['mara@mill.example'],
    }),
  );
  expect(shown.message).toContain('account_email_key');
  expect(JSON.stringify(shown)).not.toContain('mara@');
});
