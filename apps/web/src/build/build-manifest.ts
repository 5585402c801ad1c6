import type { FirstLoad } from './first-loads.ts';

interface BuiltChunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What Vite writes about the chunks of a build, by the paths of their sources or by their names. */
export type BuildManifest = Readonly<Record<string, BuiltChunk>>;

export interface LoadedFiles {
  readonly scripts: ReadonlySet<string>;
  /** In the order in which the page must know them. */
  readonly styles: ReadonlySet<string>;
}

/** The files that a page with these sources loads: their chunks, and everything those import at once. */
export function filesOf(manifest: BuildManifest, sources: readonly string[]): LoadedFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${source}.`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const source of ['index.html', ...sources]) visit(source);
  return { scripts, styles };
}

/** The key of a chunk of a package: where others import it too, the build keeps its name but not its path. */
export function sharedChunk(manifest: BuildManifest, name: string): string {
  const keys = Object.keys(manifest).filter(
    (key) => manifest[key]?.name === name && !manifest[key]?.src?.startsWith('src/'),
  );
  if (keys.length !== 1) throw new Error(`The build has ${keys.length} shared chunks called ${name}.`);
  return String(keys[0]);
}

const outerNamespaces = ['common', 'shell', 'login', 'registration', 'password', 'access', 'stopMails', 'sso'];

export function sourcesOf(manifest: BuildManifest, { sources, shared = [] }: FirstLoad): readonly string[] {
  return [...sources, ...shared.map((name) => sharedChunk(manifest, name))];
}

export function namespacesOf({ namespaces = [] }: FirstLoad): readonly string[] {
  return ['common', 'shell', ...namespaces];
}

/** What the file with these texts is called; each namespace is found by its own name in it. */
export function textChunkName(language: string, namespaces: readonly string[]): string {
  return ['texts', language, ...namespaces].join('-');
}

/** The chunks of the texts of a page; those behind the sign-in have a list of their own. */
export function textsOf(manifest: BuildManifest, load: FirstLoad, language: string): readonly string[] {
  const namespaces = namespacesOf(load);
  const isInner = namespaces.some((namespace) => !outerNamespaces.includes(namespace));
  const prefix = `${textChunkName(language, [])}-`;
  const chunks = Object.keys(manifest).filter((key) => manifest[key]?.name?.startsWith(prefix));
  const found = namespaces.map((namespace) => {
    const key = chunks.find((chunk) => manifest[chunk]?.name?.slice(prefix.length).split('-').includes(namespace));
    if (key === undefined) throw new Error(`The build has no chunk with the texts ${language}/${namespace}.`);
    return key;
  });
  return [...(isInner ? [`src/i18n/inner-files/${language}.ts`] : []), ...new Set(found)];
}
