import pg from 'pg';
import { serialize } from 'pg-protocol';

/** A statement as it is sent; one with a name stays parsed on its connection. */
export interface SentStatement {
  readonly name?: string | undefined;
  readonly text: string;
  readonly values: readonly (string | Buffer | null)[];
  /** It is known beforehand that it answers with no rows. */
  readonly hasNoRows?: boolean;
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
  readonly format?: string;
}

/** How the rows of a statement are made. */
export interface RowShape {
  readonly fields: readonly Field[];
  readonly parsers: readonly ((text: string) => unknown)[];
  /** A row without values. The engine keeps copies of it compact; one that is put together column by column it does not. */
  readonly empty: Readonly<Record<string, null>>;
}

/** What pg has and its types leave out. */
interface Connection {
  readonly parsedStatements: Record<string, string | undefined>;
  readonly submittedNamedStatements: Record<string, string | undefined>;
  readonly stream: { write(bytes: Buffer): void };
}

const { prepareValue } = (
  pg as unknown as { readonly utils: { prepareValue(value: unknown): SentStatement['values'][number] } }
).utils;

/** Values as they are sent. One that cannot be fails here, before anything that is sent beside it. */
export const sendableValues = (values: readonly unknown[]): SentStatement['values'] =>
  values.map((value) => prepareValue(value));

/** Where there is an error, the results are those of the statements before the one that failed. */
type Answered = (error: Error | null, results: pg.QueryResult[]) => void;

const withoutRows: RowShape = { fields: [], parsers: [], empty: {} };

/**
 * Statements that leave together and end with one Sync, which is where PostgreSQL ends their transaction where none was
 * begun. A connection has a statement parsed once, and its rows described once: a statement that is kept never answers
 * with other columns, it fails and says so (`isOutdatedStatement`).
 */
export class KeptStatements extends pg.Query {
  readonly #statements: readonly SentStatement[];
  readonly #shapes: Map<string, RowShape>;
  readonly #answered: Answered;
  readonly #results: pg.QueryResult[] = [];
  /** What was known of each when it was sent; nothing more is said of those by the answer. */
  #known: readonly (RowShape | undefined)[] = [];
  /** Names and texts of those that it has parsed. */
  #parsing = new Map<string, string>();
  /** Of the statement that is being answered. */
  #shape: RowShape | undefined;
  #rows: Record<string, unknown>[] = [];
  /** What the first row says that could not be read, and of which statement it was. */
  #unreadable: { readonly error: Error; readonly place: number } | undefined;

  constructor(statements: readonly SentStatement[], shapes: Map<string, RowShape>, answered: Answered) {
    super('');
    this.#statements = statements;
    this.#shapes = shapes;
    this.#answered = answered;
  }

  override readonly submit = (given: unknown): null => {
    const { parsedStatements: parsed, submittedNamedStatements: submitted, stream } = given as Connection;
    this.#known = this.#statements.map(({ name = '', hasNoRows }) =>
      hasNoRows ? withoutRows : this.#shapes.get(name),
    );
    const messages: Buffer[] = [];
    const parsing = new Map<string, string>();
    for (const [place, { name = '', text, values }] of this.#statements.entries()) {
      const isParsed = name !== '' && (parsed[name] ?? submitted[name] ?? parsing.get(name)) !== undefined;
      if (!isParsed) messages.push(serialize.parse({ name, text }));
      if (!isParsed && name !== '') parsing.set(name, text);
      messages.push(serialize.bind({ statement: name, values: [...values] }));
      if (!this.#known[place]) messages.push(serialize.describe({ type: 'P' }));
      messages.push(serialize.execute());
    }
    this.#parsing = parsing;
    Object.assign(submitted, Object.fromEntries(parsing));
    messages.push(serialize.sync());
    stream.write(Buffer.concat(messages));
    this.#expectNext();
    return null;
  };

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    // The client gives its own types to what it sends.
    const { _types: types } = (this as unknown as { readonly _result: { readonly _types: pg.CustomTypesConfig } })
      ._result;
    this.#shape = {
      fields,
      parsers: fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text')),
      empty: JSON.parse(`{${fields.map(({ name }) => `${JSON.stringify(name)}:null`).join()}}`),
    };
  }

  handleDataRow({ fields: values }: { readonly fields: readonly (string | null)[] }): void {
    if (!this.#shape) this.#isUnreadable(new Error('Rows came that nobody had described.'));
    if (!this.#shape || this.#unreadable) return;
    const { empty, fields, parsers } = this.#shape;
    const row: Record<string, unknown> = { ...empty };
    try {
      for (let place = 0; place < values.length; place += 1) {
        const value = values[place];
        if (value != null) row[fields[place]?.name ?? ''] = parsers[place]?.(value);
      }
    } catch (error) {
      this.#isUnreadable(error as Error);
    }
    this.#rows.push(row);
  }

  #isUnreadable(error: Error): void {
    this.#unreadable ??= { error, place: this.#results.length };
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const shape = this.#shape ?? withoutRows;
    const name = this.#statements[this.#results.length]?.name;
    if (name !== undefined) this.#shapes.set(name, shape);
    // Such as SELECT 10, INSERT 0 1 or COMMIT.
    const words = text.split(' ');
    this.#results.push({
      command: words[0] ?? '',
      rowCount: words.length > 1 ? Number(words.at(-1)) : null,
      oid: 0,
      fields: shape.fields as pg.FieldDef[],
      rows: this.#rows,
    });
    this.#expectNext();
  }

  handleError(error: Error, { submittedNamedStatements: submitted }: Connection): void {
    // Whatever came behind it was passed over, so that nothing of it is parsed.
    for (const name of this.#parsing.keys()) delete submitted[name];
    // Behind the last one it is the end of their transaction that failed, and with it all of them.
    const failedAtEnd = this.#results.length === this.#statements.length;
    if (failedAtEnd) this.#answered(error, []);
    else this.#answer(error);
  }

  handleReadyForQuery(): void {
    this.#answer(null);
  }

  /** What could not be read failed before whatever failed behind it. */
  #answer(error: Error | null): void {
    if (this.#unreadable) this.#answered(this.#unreadable.error, this.#results.slice(0, this.#unreadable.place));
    else this.#answered(error, this.#results);
  }

  /** pg takes the name and the text from here when PostgreSQL says that it has parsed something. */
  #expectNext(): void {
    const { name, text } = this.#statements[this.#results.length] ?? {};
    Object.assign(this, { name, text });
    this.#shape = this.#known[this.#results.length];
    this.#rows = [];
  }
}
