import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { calls } from '@pcf/contract/operations/calls';
import { languages } from '@pcf/contract/vocabulary/language';
import type { Plugin } from 'vite';
import { type BuildManifest, filesOf, type LoadedFiles, sourcesOf, textsOf } from './build-manifest.ts';
import { type FirstLoad, firstLoads } from './first-loads.ts';

const toBrotli = promisify(brotliCompress);

const toGzip = promisify(gzip);

/** What is text; fonts are packed already, and source maps are for nobody who waits. */
const text = /\.(js|css|svg)$/;

/** Below this there is nothing to gain. */
const leastBytes = 1024;

/** The font of nearly every letter; the page would ask for it only once it has something to write. */
const font = '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** The server puts "here" in the place of this mark where it answers the API itself. */
const apiPlace = '__API_PLACE__';

/** What a first load brings, as plan-chunks.ts names it. */
const firstPart = /^part-\d+-.+\.js$/;

/** After a build: index.html says early what its pages need, and every file is packed. */
export function prepareServing(nonce: string): Plugin {
  return {
    name: 'prepare-serving',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'));
        const table = JSON.stringify(firstLoadTable(manifest, firstLoads));
        const page = join(dir, 'index.html');
        const script = `<script nonce="${nonce}">(${announceFirstLoad})(${table}, '${apiPlace}' === 'here')</script>`;
        const fontLink = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${manifest[font].file}" nonce="${nonce}">`;
        const html = await readFile(page, 'utf8');
        await writeFile(
          page,
          // Before the styles, since a script waits for those that stand above it.
          html.replace('<script type="module"', (module) => `${script}\n    ${fontLink}\n    ${module}`),
        );
        await hintFirstParts(join(dir, 'assets'));
        await compressFiles(join(dir, 'assets'));
      },
    },
  };
}

/**
 * A browser that knows this word at the top of a file compiles all functions in it while it arrives, beside the page's
 * own thread, and not one by one when that thread first calls them. What no page needs at first goes without it.
 */
async function hintFirstParts(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(names.filter((name) => firstPart.test(name)).map((name) => hintFile(join(folder, name))));
}

async function hintFile(file: string): Promise<void> {
  await writeFile(file, `//# allFunctionsCalledOnLoad\n${await readFile(file, 'utf8')}`);
  const map = JSON.parse(await readFile(`${file}.map`, 'utf8'));
  // One line more at the top.
  await writeFile(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
}

/** Puts each file of a folder that gains by it beside itself, packed as small as it goes: once here, not at every request. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(names.filter((name) => text.test(name)).map((name) => compressFile(join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.byteLength < leastBytes) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  await writeFile(`${file}.br`, await toBrotli(content, { params }));
  await writeFile(`${file}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
}

/**
 * Runs in the page before anything else of it: asks for the files of the page at this address all at once, which would
 * otherwise be found one after another, and for what it will want to know of the server (lib/api/early-answers.ts). It
 * travels as its own text, so it may use nothing from outside itself.
 */
export function announceFirstLoad({ files, account, loads }: FirstLoadTable, apiIsHere: boolean): void {
  const { origin, pathname, search } = location;
  let kept: Record<string, string | null> = {};
  try {
    for (const key of ['refreshToken', 'accessToken', 'language', 'deviceId']) kept[key] = localStorage.getItem(key);
    kept.sessionId = sessionStorage.getItem('sessionId');
  } catch {
    // A browser that keeps nothing has nobody signed in.
    kept = {};
  }
  const { refreshToken = null, accessToken = null, language, deviceId, sessionId } = kept;
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const address = path + search;
  const found = loads.find(([at]) => new RegExp(at).test(path) || new RegExp(at).test(address));
  const shown = found?.[1] && refreshToken === null ? loads[0] : found;
  const [, signedIn = false, code = [], texts = {}, asks = []] = shown ?? [];
  const answers: typeof globalThis.earlyAnswers = new Map();
  globalThis.earlyAnswers = answers;
  const ask = (asked: string, authorization: string | null, headers: Record<string, string> = {}) => {
    const response = fetch(origin + asked, { headers });
    // The call that takes it says what went wrong, and none has to take it.
    response.catch(() => undefined);
    answers.set(origin + asked, { authorization, askedAt: Date.now(), response });
  };
  const isUsable = (token: string) => {
    try {
      const claims = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
      return claims.exp * 1000 > Date.now();
    } catch {
      return false;
    }
  };
  // What the server has to work out is asked for before what it only has to send.
  ask('/config.json', null);
  // An API with an address of its own is asked by the page, which knows the rule for it.
  if (signedIn && apiIsHere && accessToken !== null && isUsable(accessToken)) {
    const authorization = `Bearer ${accessToken}`;
    const headers = {
      accept: 'application/json',
      authorization,
      ...(deviceId && { 'x-device-id': deviceId }),
      ...(sessionId && { 'x-session-id': sessionId }),
    };
    const ofPage = asks.filter(([at]) => new RegExp(at).test(address));
    for (const asked of account) ask(asked, authorization, headers);
    for (const [at, asked] of ofPage) ask(address.replace(new RegExp(at), asked), authorization, headers);
  }
  for (const place of [...code, ...(texts[language ?? 'en'] ?? texts.en ?? [])]) {
    const file = files[place] ?? '';
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (file.endsWith('.css')) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/assets/${file}`;
    document.head.append(link);
  }
}

type Places = readonly number[];

/** Which files each page loads at first, as short as it can be said in every answer with a page. */
export interface FirstLoadTable {
  /** Without the folder that all of them are in. */
  readonly files: readonly string[];
  /** The paths of what every page behind the sign-in asks the server for. */
  readonly account: readonly string[];
  /** What the address looks like, whether one must be signed in, the files by their places above, those of the texts, and what it asks for. */
  readonly loads: readonly (readonly [
    at: string,
    signedIn: boolean,
    files: Places,
    texts: Readonly<Record<string, Places>>,
    asks: readonly (readonly [at: string, path: string])[],
  ])[];
}

/** Only what index.html does not name itself. */
export function firstLoadTable(manifest: BuildManifest, loads: readonly FirstLoad[]): FirstLoadTable {
  const named = filesOf(manifest, []);
  const places = new Map<string, number>();
  const placeOf = (file: string) => {
    const place = places.get(file) ?? places.size;
    places.set(file, place);
    return place;
  };
  const placesOf = (sources: readonly string[], known: LoadedFiles) => {
    const { scripts, styles } = filesOf(manifest, sources);
    const loaded = [...styles, ...scripts].filter((file) => !known.styles.has(file) && !known.scripts.has(file));
    return loaded.map((file) => placeOf(file.replace(/^assets\//, '')));
  };
  return {
    loads: loads.map((load) => {
      const sources = sourcesOf(manifest, load);
      const code = filesOf(manifest, sources);
      const texts = languages.map((language) => [language, placesOf(textsOf(manifest, load, language), code)]);
      const asks = (load.asks ?? []).map(({ at, path }) => [at.source, path] as const);
      return [load.at.source, load.signedIn ?? false, placesOf(sources, named), Object.fromEntries(texts), asks];
    }),
    files: [...places.keys()],
    account: [calls.getOrganisation.path, calls.getCurrentUser.path],
  };
}
