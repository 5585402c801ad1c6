import type { TestServer } from '../../testing/test-server.ts';

/** The values of a metric as /metrics shows them, by their labels in alphabetical order. */
export async function seriesOf({ url }: Pick<TestServer, 'url'>, metric: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const series = text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    return name === metric ? [[(labels.match(/\w+="[^"]*"/g) ?? []).sort().join(), Number(value)] as const] : [];
  });
  return Object.fromEntries(series);
}
