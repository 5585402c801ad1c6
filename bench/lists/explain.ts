import type { ReadQueries, Tx } from '../../apps/server/src/database/database.ts';
import { explainKept } from '../../apps/server/src/testing/explain-kept.ts';

export interface Explained {
  /** Planning and execution, in milliseconds: the fastest of several runs, since whatever else runs only slows. */
  readonly milliseconds: number;
  /** Pages of the database's memory and of the disk that the execution looked at. */
  readonly pages: number;
  /** What it read by, its own tables' keys left out. */
  readonly indexes: readonly string[];
}

interface PlanNode {
  readonly 'Index Name'?: string;
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops': number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

interface Plan {
  readonly Plan: PlanNode;
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
}

/** Runs a query in the transaction of a request and says how. */
export async function explain(tx: Tx, query: ReadQueries[string], runs = 5): Promise<Explained> {
  const plans = await explainKept<Plan>(tx, query.compile(), 'analyze, buffers, timing off', runs);
  const [plan] = plans;
  return {
    milliseconds: Math.min(...plans.map((each) => each['Planning Time'] + each['Execution Time'])),
    pages: Math.min(...plans.map((each) => pagesOf(each.Plan))),
    indexes: plan ? [...new Set(readBy(plan.Plan))] : [],
  };
}

const pagesOf = (node: PlanNode) => (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0);

function readBy(node: PlanNode): string[] {
  const index = node['Index Name'];
  const own =
    node['Node Type'] === 'Seq Scan'
      ? [`all of ${node['Relation Name']}`]
      : index && !index.endsWith('_pkey')
        ? [index.replace(/^product_line_/, '').replace(/_index$/, '')]
        : [];
  return [...(node['Actual Loops'] > 0 ? own : []), ...(node.Plans ?? []).flatMap(readBy)];
}
