import type { RecordedStatement } from './recorded-call.ts';

interface Listener {
  /** The settings that the connection begins with. */
  began(parameters: ReadonlyMap<string, string>): void;
  /** Statements that are to be run; their answer ends with a ReadyForQuery. */
  sent(statements: readonly RecordedStatement[]): void;
}

/** Reads what a client of PostgreSQL sends: texts by the names that they were prepared under, and values. */
export function createClientReader({ began, sent }: Listener): (chunk: Buffer) => void {
  const texts = new Map<string, string>();
  let received: Buffer = Buffer.alloc(0);
  let begun = false;
  let bound: RecordedStatement[] = [];
  /** Whether a transaction is open that was begun and not yet ended. */
  let isOpen = false;

  function send(statements: readonly RecordedStatement[]): void {
    for (const { text } of statements) isOpen = text === 'begin' || (isOpen && !endings.includes(text));
    sent(statements);
  }

  function take(type: string, message: Buffer): void {
    const reader = readerOf(message);
    if (type === 'Q') send([{ text: reader.text() }]);
    else if (type === 'P') texts.set(reader.text(), reader.text());
    else if (type === 'B') bound.push(boundOf(reader, texts));
    else if (type === 'S' && bound.length > 0) {
      send(isOpen || bound[0]?.text === 'begin' ? bound : inOneTransaction(bound));
      bound = [];
    } else if (type === 'd') throw new Error('What a COPY sends cannot be recorded.');
  }

  return (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      // The first message has no type.
      const before = begun ? 1 : 0;
      if (received.length < before + 4) return;
      const ends = before + received.readInt32BE(before);
      if (received.length < ends) return;
      if (begun) take(String.fromCharCode(received[0] ?? 0), received.subarray(5, ends));
      else began(parametersOf(received.subarray(8, ends)));
      begun = true;
      received = received.subarray(ends);
    }
  };
}

const endings = ['commit', 'rollback'];

/** What comes before one Sync is one transaction where none is open, which others have to begin and end. */
const inOneTransaction = (statements: readonly RecordedStatement[]): readonly RecordedStatement[] =>
  statements.length > 1 ? [{ text: 'begin' }, ...statements, { text: 'commit' }] : statements;

function parametersOf(message: Buffer): ReadonlyMap<string, string> {
  const texts = message.toString('utf8').split('\0');
  return new Map(texts.flatMap((text, place) => (place % 2 === 0 && text ? [[text, texts[place + 1] ?? '']] : [])));
}

type Reader = ReturnType<typeof readerOf>;

function readerOf(message: Buffer) {
  let at = 0;
  const short = () => {
    at += 2;
    return message.readInt16BE(at - 2);
  };
  return {
    short,
    text() {
      const ends = message.indexOf(0, at);
      const text = message.toString('utf8', at, ends);
      at = ends + 1;
      return text;
    },
    value() {
      const length = message.readInt32BE(at);
      at += 4;
      if (length === -1) return null;
      at += length;
      return message.toString('utf8', at - length, at);
    },
  };
}

function boundOf(reader: Reader, texts: ReadonlyMap<string, string>): RecordedStatement {
  reader.text();
  const text = texts.get(reader.text());
  if (text === undefined) throw new Error('A statement was bound that nobody prepared.');
  const formats = Array.from({ length: reader.short() }, () => reader.short());
  if (formats.some((format) => format !== 0)) throw new Error('Values in the binary format cannot be recorded.');
  return { text, values: Array.from({ length: reader.short() }, () => reader.value()) };
}
