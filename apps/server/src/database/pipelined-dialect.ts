import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';

/** PostgreSQL over connections that pipeline: a transaction begins with its first statement, not a round trip before it. */
export class PipelinedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new PipelinedDriver(this.#config);
  }
}

const begin = CompiledQuery.raw('begin');

class PipelinedDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Nothing but a broken connection makes it fail, and then the statement sent behind it fails as well, and is heard.
    connection.executeQuery(begin).catch(() => {});
  }
}
