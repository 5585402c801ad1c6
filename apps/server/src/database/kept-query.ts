import pg from 'pg';

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
  readonly format?: string;
}

type Parser = (text: string) => unknown;

/** How the rows of a statement are made. */
export interface RowShape {
  readonly fields: readonly Field[];
  readonly parsers: readonly Parser[];
  /** A row without values. The engine keeps copies of it compact; one that is put together column by column it does not. */
  readonly empty: Readonly<Record<string, null>>;
}

/** What pg keeps of an answer while it comes in. */
interface IncomingResult {
  fields: readonly Field[];
  _parsers: readonly Parser[];
  _prebuiltEmptyResultObject: Readonly<Record<string, null>>;
}

/** Its types leave this out. */
const describing = pg.Query.prototype as unknown as {
  handleRowDescription(message: { readonly fields: readonly Field[] }): void;
};

type Answered = (error: Error | null, result: pg.QueryResult) => void;

/**
 * A statement that a connection keeps under a name. PostgreSQL describes its rows with every answer; how to read them is
 * worked out with the first one, and used for as long as the description says the same.
 */
export class KeptQuery extends pg.Query {
  readonly #shapes: Map<string, RowShape>;
  readonly #name: string;

  constructor(
    { name, text, values }: { readonly name: string; readonly text: string; readonly values: unknown[] },
    shapes: Map<string, RowShape>,
    answered: Answered,
  ) {
    super(text, values);
    Object.assign(this, { name, callback: answered });
    this.#name = name;
    this.#shapes = shapes;
  }

  handleRowDescription(message: { readonly fields: readonly Field[] }): void {
    const known = this.#shapes.get(this.#name);
    const incoming = this as unknown as { _result: IncomingResult; _accumulateRows: boolean };
    if (known && describes(message.fields, known.fields)) {
      incoming._result.fields = known.fields;
      incoming._result._parsers = known.parsers;
      incoming._result._prebuiltEmptyResultObject = known.empty;
      incoming._accumulateRows = true;
      return;
    }
    describing.handleRowDescription.call(this, message);
    const { fields, _parsers: parsers } = incoming._result;
    const empty = JSON.parse(`{${fields.map(({ name }) => `${JSON.stringify(name)}:null`).join()}}`);
    incoming._result._prebuiltEmptyResultObject = empty;
    this.#shapes.set(this.#name, { fields, parsers, empty });
  }
}

function describes(given: readonly Field[], known: readonly Field[]): boolean {
  if (given.length !== known.length) return false;
  for (const [place, { name, dataTypeID }] of given.entries()) {
    if (name !== known[place]?.name || dataTypeID !== known[place].dataTypeID) return false;
  }
  return true;
}
