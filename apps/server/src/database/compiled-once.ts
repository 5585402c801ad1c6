import type { Compilable, CompiledQuery } from 'kysely';
import type { Queries, Tx } from './database.ts';

/** Stands for a value that is known when the query is asked. */
class Later {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is put together once and asked with other values each time, since putting one together takes longer than
 * sending it. What is given goes into it as values; nothing else may depend on them.
 */
export function compiledOnce<Given extends object, Row>(
  build: (db: Queries, given: Given) => Compilable<Row>,
): (tx: Tx, given: Given) => Promise<Row[]> {
  const later = new Proxy({}, { get: (_nothing, name) => new Later(String(name)) }) as Given;
  let compiled: CompiledQuery<Row> | undefined;
  return async (tx, given) => {
    compiled ??= build(tx, later).compile();
    const values = given as Readonly<Record<string, unknown>>;
    const parameters = compiled.parameters.map((value) => (value instanceof Later ? values[value.name] : value));
    const { rows } = await tx.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
