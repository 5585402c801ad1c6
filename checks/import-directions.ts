import { layerRules } from './imports/layer-rules.ts';
import { readImports } from './imports/read-imports.ts';
import { serverRules } from './imports/server-rules.ts';
import { webRules } from './imports/web-rules.ts';
import { zodBearingFiles } from './imports/zod-bearing-files.ts';
import { sourceFiles } from './source-files.ts';

/** Finds the imports that go against the directions of the architecture, each as a sentence. */
export async function forbiddenImports(root: string): Promise<string[]> {
  const files = await sourceFiles(root, ['packages', 'apps', 'e2e', 'scripts', 'bench', 'torture']);
  const edges = (await Promise.all(files.map((file) => readImports(root, file)))).flat();
  const rules = [...layerRules, ...serverRules(edges), ...webRules(zodBearingFiles(edges))];
  return edges.flatMap((edge) =>
    rules.filter((rule) => rule.forbids(edge)).map(({ sentence }) => `${edge.from} imports ${edge.to}: ${sentence}`),
  );
}
