import pg from 'pg';
import { isOutdatedStatement } from './sql-error.ts';

/** Each statement that a connection keeps takes some 50 kB of its server process. */
const mostStatements = 300;
/** Longer ones are written for one occasion, such as a batch of an import. */
const longestText = 20_000;
/** What has no parameters may be several statements in one text, which cannot be kept; a query begins like this. */
const query = /^(select|with) /;

/**
 * A connection on which a query and every statement with parameters is parsed once. The name comes from the order in which a connection
 * first meets a text, since names belong to the connection; planning still happens each time, for the values at hand.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();
  #named = 0;
  #gathering = false;

  // pg has many signatures for this one; ours passes on whatever it does not name.
  // biome-ignore lint/suspicious/noExplicitAny: the base class declares its overloads so.
  override query(...[text, values, ...rest]: any[]): any {
    this.#sendTogether();
    const name = typeof text === 'string' && Array.isArray(values) ? this.#nameOf(text, values) : undefined;
    const ask = super.query as (...parameters: unknown[]) => unknown;
    if (name === undefined) return ask.call(this, text, values, ...rest);
    const answer = ask.call(this, { name, text, values }, ...rest);
    if (answer instanceof Promise) answer.catch((error) => this.#forgetOutdated(error));
    return answer;
  }

  /** What is asked in one go leaves as one packet. */
  #sendTogether(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => {
      this.#gathering = false;
      stream.uncork();
    });
  }

  #nameOf(text: string, values: readonly unknown[]): string | undefined {
    if (text.length > longestText || (values.length === 0 && !query.test(text))) return undefined;
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostStatements) return known;
    this.#named += 1;
    const name = `s${this.#named}`;
    this.#names.set(text, name);
    return name;
  }

  /** Where one is outdated others will be. The server goes on keeping them, so that their texts get other names. */
  #forgetOutdated(error: unknown): void {
    if (isOutdatedStatement(error)) this.#names.clear();
  }
}
