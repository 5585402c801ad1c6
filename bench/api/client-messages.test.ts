import { describe, expect, it } from 'vitest';
import { createClientReader } from './client-messages.ts';
import type { RecordedStatement } from './recorded-call.ts';

const short = (value: number) => Buffer.from([value >> 8, value & 255]);
const text = (value: string) => Buffer.from(`${value}\0`);
const int = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const message = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int(body.length + 4), body]);
};
const value = (given: string | null) =>
  given === null ? int(-1) : Buffer.concat([int(Buffer.byteLength(given)), Buffer.from(given)]);
const bind = (name: string, values: (string | null)[]) =>
  message('B', text(''), text(name), short(0), short(values.length), ...values.map(value), short(0));

const parsed = (name: string, sql: string) => message('P', text(name), text(sql), short(0));

const startup = message('', int(196_608), text('user'), text('pcf_app'), text('options'), text('-c x=y'), text(''));
const sync = message('S');

function read(bytes: Buffer, chunk: number) {
  const statements: RecordedStatement[] = [];
  let options: string | undefined;
  const take = createClientReader({
    began: (parameters) => {
      options = parameters.get('options');
    },
    sent: (group) => statements.push(...group),
  });
  for (let at = 0; at < bytes.length; at += chunk) take(bytes.subarray(at, at + chunk));
  return { statements, options };
}

describe('what a client of PostgreSQL sends', () => {
  const session = Buffer.concat([
    startup,
    message('p', text('a password')),
    message('Q', text('begin')),
    message('P', text('s1'), text('select $1, $2'), short(0)),
    bind('s1', ['Größe', null]),
    message('E', text(''), int(0)),
    sync,
    bind('s1', ['2', '']),
    sync,
  ]);

  it.each([1, 7, 100_000])('is read in pieces of %i bytes, texts by the names they were prepared under', (chunk) => {
    expect(read(session, chunk)).toEqual({
      options: '-c x=y',
      statements: [
        { text: 'begin' },
        { text: 'select $1, $2', values: ['Größe', null] },
        { text: 'select $1, $2', values: ['2', ''] },
      ],
    });
  });

  it('is begun and ended where one sync ends several statements', () => {
    const together = [parsed('s1', 'select 1'), bind('s1', []), parsed('', 'select 2'), bind('', []), sync];
    expect(read(Buffer.concat([startup, ...together]), 1000).statements).toEqual([
      { text: 'begin' },
      { text: 'select 1', values: [] },
      { text: 'select 2', values: [] },
      { text: 'commit' },
    ]);
  });

  it('is left as it is where a transaction is open, or begun in it', () => {
    const texts = (...given: string[]) => [...given.flatMap((sql) => [parsed(sql, sql), bind(sql, [])]), sync];
    const bytes = Buffer.concat([
      startup,
      ...[...texts('begin', 'select 1'), ...texts('select 2', 'select 3'), ...texts('commit'), ...texts('4', '5')],
    ]);
    expect(read(bytes, 1000).statements.map((statement) => statement.text)).toEqual(
      ['begin', 'select 1', 'select 2', 'select 3', 'commit'].concat(['begin', '4', '5', 'commit']),
    );
  });

  it('is refused where it could not be sent again', () => {
    const binary = message('B', text(''), text('s1'), short(1), short(1), short(0), short(0));
    const parsed = message('P', text('s1'), text('select 1'), short(0));
    expect(() => read(Buffer.concat([startup, parsed, binary]), 1000)).toThrow('binary');
    expect(() => read(Buffer.concat([startup, bind('s9', [])]), 1000)).toThrow('nobody prepared');
    expect(() => read(Buffer.concat([startup, message('d', text('row'))]), 1000)).toThrow('COPY');
  });
});
