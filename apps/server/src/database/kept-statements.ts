import pg from 'pg';

/** A statement as it is sent; one with a name stays parsed on its connection. */
export interface SentStatement {
  readonly name?: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
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
  readonly stream: { cork(): void; uncork(): void };
  parse(statement: { readonly name: string; readonly text: string }): void;
  bind(bound: { readonly statement: string; readonly values: readonly unknown[] }): void;
  describe(portal: { readonly type: 'P' }): void;
  execute(portal: object): void;
  sync(): void;
}

const { prepareValue } = (pg as unknown as { readonly utils: { prepareValue(value: unknown): unknown } }).utils;

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
  /** Of the statement that is being answered. */
  #shape: RowShape | undefined;
  #rows: Record<string, unknown>[] = [];
  #unreadable: Error | undefined;

  constructor(statements: readonly SentStatement[], shapes: Map<string, RowShape>, answered: Answered) {
    super('');
    this.#statements = statements;
    this.#shapes = shapes;
    this.#answered = answered;
    this.#expectNext();
  }

  override readonly submit = (given: unknown): Error | null => {
    const connection = given as Connection;
    let values: unknown[][];
    try {
      values = this.#statements.map((statement) => statement.values.map((value) => prepareValue(value)));
    } catch (error) {
      return error as Error;
    }
    connection.stream.cork();
    for (const [place, { name = '', text }] of this.#statements.entries()) {
      const parsed = connection.parsedStatements[name] ?? connection.submittedNamedStatements[name];
      if (name === '' || parsed === undefined) {
        connection.parse({ name, text });
        if (name !== '') connection.submittedNamedStatements[name] = text;
      }
      connection.bind({ statement: name, values: values[place] ?? [] });
      if (!this.#shapes.has(name)) connection.describe({ type: 'P' });
      connection.execute({});
    }
    connection.sync();
    connection.stream.uncork();
    return null;
  };

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    // The client gives its own types to what it sends.
    const { _types: types } = (this as unknown as { readonly _result: { readonly _types: pg.CustomTypesConfig } })._result;
    this.#shape = {
      fields,
      parsers: fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text')),
      empty: JSON.parse(`{${fields.map(({ name }) => `${JSON.stringify(name)}:null`).join()}}`),
    };
  }

  handleDataRow({ fields: values }: { readonly fields: readonly (string | null)[] }): void {
    if (!this.#shape || this.#unreadable) return;
    const { empty, fields, parsers } = this.#shape;
    const row: Record<string, unknown> = { ...empty };
    try {
      for (let place = 0; place < values.length; place += 1) {
        const value = values[place];
        if (value != null) row[fields[place]?.name ?? ''] = parsers[place]?.(value);
      }
    } catch (error) {
      this.#unreadable = error as Error;
    }
    this.#rows.push(row);
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

  handleError(error: Error, connection: Connection): void {
    // Whatever came behind it was passed over, so that nothing of it is parsed.
    for (const { name } of this.#statements.slice(this.#results.length)) {
      if (name !== undefined) delete connection.submittedNamedStatements[name];
    }
    this.#answered(error, []);
  }

  handleReadyForQuery(): void {
    this.#answered(this.#unreadable ?? null, this.#results);
  }

  /** pg takes the name and the text from here when PostgreSQL says that it has parsed something. */
  #expectNext(): void {
    const { name, text } = this.#statements[this.#results.length] ?? {};
    Object.assign(this, { name, text });
    this.#shape = name === undefined ? undefined : this.#shapes.get(name);
    this.#rows = [];
  }
}
