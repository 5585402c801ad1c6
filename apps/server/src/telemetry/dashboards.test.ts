import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const textOf = (file: string) => readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8');

const { registry } = createMetrics({ version: '0.0.0', commit: undefined, database: 'postgres' });

/** Labels that Prometheus adds to what it scrapes, and the series that it makes itself. */
const labelsOfScrapes = ['instance', 'job'];
const seriesOfPrometheus = ['up'];

/** The labels of a series that /metrics shows; nothing where it shows none of that name. */
function labelsOf(series: string): readonly string[] | undefined {
  if (seriesOfPrometheus.includes(series)) return [];
  const metric = registry.getSingleMetric(series);
  const histogram = registry.getSingleMetric(series.replace(/_(bucket|count|sum)$/, ''));
  const known = (metric ?? histogram) as unknown as { readonly labelNames: readonly string[] } | undefined;
  return known && [...known.labelNames, ...(series.endsWith('_bucket') ? ['le'] : [])];
}

/** Other servers beside ours have series of the same names. */
const ofOurJob = 'job="pcf-exchange"';

interface Selector {
  readonly series: string;
  readonly labels: readonly string[];
}

const words = (text: string) => text.match(/[a-z_]\w*/gi) ?? [];

/** What an expression of PromQL selects, and the labels it groups by. */
function readExpression(expression: string): { selectors: Selector[]; grouped: string[] } {
  const bare = expression.replaceAll(/"[^"]*"/g, '""').replaceAll(/\[[^\]]*\]/g, '');
  const grouped = [...bare.matchAll(/\b(?:by|without|on)\s*\(([^)]*)\)/g)].flatMap(([, list = '']) => words(list));
  const rest = bare.replaceAll(/\b(?:by|without|on)\s*\([^)]*\)/g, '').replaceAll(/\b(?:and|or|unless)\b/g, '');
  const selectors = [...rest.matchAll(/([a-z_:][\w:]*)\s*(\{[^}]*\}|\()?/gi)].flatMap(([, series = '', behind = '']) =>
    behind === '(' ? [] : [{ series, labels: words(behind) }],
  );
  return { selectors, grouped };
}

function expectKnown(expression: string): void {
  const { selectors, grouped } = readExpression(expression);
  expect(selectors, expression).not.toEqual([]);
  const available = selectors.flatMap(({ series }) => labelsOf(series) ?? []);
  for (const { series, labels } of selectors) {
    const known = labelsOf(series);
    expect(known, `${series} is no series of /metrics: ${expression}`).toBeDefined();
    expect([...(known ?? []), ...labelsOfScrapes], expression).toEqual(expect.arrayContaining([...labels]));
    expect(labels, `${series} is asked of every job: ${expression}`).toContain('job');
  }
  expect(expression.match(/\bjob[=!~]+"[^"]*"/g)).toEqual(selectors.map(() => ofOurJob));
  expect([...available, ...labelsOfScrapes], expression).toEqual(expect.arrayContaining(grouped));
}

/** The expressions of a file of rules: on the line of their key, or, behind a bar, on the lines below that are indented further. */
function rulesOf(yaml: string): string[] {
  return [...yaml.matchAll(/^( +)expr: (?:\|\n((?:\1 +.*\n)+)|(.+)\n)/gm)].map(
    ([, , block, line]) => block ?? line ?? '',
  );
}

interface Panel {
  readonly title: string;
  readonly type: string;
  readonly datasource?: { readonly uid: string };
  readonly targets?: readonly { readonly expr: string }[];
}

describe('the dashboard of Grafana', () => {
  const { panels, templating } = JSON.parse(textOf('grafana/pcf-exchange.json')) as {
    panels: Panel[];
    templating: { list: { name: string; allValue?: string; query: string | { query: string } }[] };
  };
  const shown = panels.filter(({ type }) => type !== 'row');

  it.each(shown)('shows what /metrics has: $title', ({ targets = [], datasource }) => {
    expect(targets).not.toEqual([]);
    expect(datasource?.uid).toMatch(/^\$\{datasource\}$/);
    for (const { expr } of targets) expectKnown(expr);
  });

  it('lets people choose the data source and the instance', () => {
    expect(templating.list.map(({ name }) => name)).toEqual(['datasource', 'instance']);
    expect(labelsOf('pcf_build_info')).toBeDefined();
    const [, instance] = templating.list;
    expect(instance?.query).toMatchObject({ query: `label_values(pcf_build_info{${ofOurJob}}, instance)` });
    // Those that are found, and not whatever there is.
    expect(instance?.allValue).toBeUndefined();
  });

  it('shows every metric of ours', () => {
    const drawn = JSON.stringify(shown);
    const ours = registry.getMetricsAsArray().flatMap(({ name }) => (name.startsWith('pcf_') ? [name] : []));
    expect(ours.length).toBeGreaterThan(10);
    expect(ours.filter((name) => !drawn.includes(name))).toEqual([]);
  });
});

describe('the alert rules of Prometheus', () => {
  const yaml = textOf('prometheus/alerts.yaml');
  const rules = rulesOf(yaml);

  it('are all read', () => {
    expect(rules).toHaveLength(yaml.match(/- alert: /g)?.length ?? 0);
    expect(rules.length).toBeGreaterThan(8);
  });

  it.each(rules)('ask for what /metrics has: %s', (rule) => expectKnown(rule));
});

it('finds a series and a label that do not exist', () => {
  expect(() => expectKnown('sum by (queue) (pcf_queue_job)')).toThrow('no series');
  expect(() => expectKnown('pcf_queue_jobs{job="pcf-exchange",status="waiting"}')).toThrow();
  expect(() => expectKnown('sum by (status) (pcf_queue_jobs{job="pcf-exchange"})')).toThrow();
});

it('finds a series that is asked of other jobs', () => {
  expect(() => expectKnown('sum by (queue) (pcf_queue_jobs{job="pcf-exchange"})')).not.toThrow();
  expect(() => expectKnown('sum by (queue) (pcf_queue_jobs)')).toThrow('every job');
  expect(() => expectKnown('pcf_queue_jobs{job="another"}')).toThrow();
  expect(() => expectKnown('pcf_queue_jobs{job=~"pcf-exchange"}')).toThrow();
});
