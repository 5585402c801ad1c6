import type { Compilable } from 'kysely';
import type { Queries } from '../database/database.ts';
import { serverOfFile } from './api-test.ts';
import { explainKept } from './explain-kept.ts';
import { demoMembers, tokenOf } from './members.ts';
import type { TestServer } from './test-server.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Gives the nodes of a list's plan, an index by its name, made as the application's role in a request of this token. */
export const plansOf = (server: TestServer, token: string) => (query: (db: Queries) => Compilable) =>
  server.database.write(sessionOf(token), async (tx) => {
    const plans = await explainKept<{ Plan: PlanNode }>(tx, query(tx).compile(), 'costs off');
    const walk = (node: PlanNode): string[] => [
      node['Index Name'] ?? node['Node Type'],
      ...(node.Plans ?? []).flatMap(walk),
    ];
    return plans.flatMap(({ Plan }) => walk(Plan));
  });

/** The session that an access token belongs to. */
export function sessionOf(token: string): string {
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
  return sid;
}

/** A customer and a supplier of the demo, and the plans that are made for one of them, for a whole test file. */
export async function plannersOfFile(reader: 'customer' | 'supplier') {
  const server = await serverOfFile();
  const [customer, supplier] = await demoMembers(server, 'Lena', 'Ingrid');
  const token = await tokenOf(server, { customer, supplier }[reader].email);
  return { server, customer, supplier, token, nodesOf: plansOf(server, token) };
}
