export interface UsedKey {
  readonly namespace: string;
  /** The key, or what it begins with where the rest is computed. */
  readonly key: string;
  readonly isPrefix: boolean;
}

interface Door {
  readonly name: string;
  readonly namespace: string;
  readonly index: number;
}

const defaultNamespace = 'common';
/** Other places where a key may stand as a literal, each read in one namespace. */
const otherDoors = [
  { pattern: /\bshow(?:Success|Error)Toast\(/g, namespace: defaultNamespace },
  { pattern: /\bstaticData: \{ title: /g, namespace: 'shell' },
  { pattern: /\bi18nKey=\{?/g, namespace: defaultNamespace },
];

/** The translation keys that a source file names, in whatever namespace its nearest useTranslation above says. */
export function findUsedKeys(source: string): UsedKey[] {
  const doors = translateFunctions(source);
  const calls = [...new Set(['t', ...doors.map(({ name }) => name)])].flatMap((name) =>
    [...source.matchAll(new RegExp(`(?<![\\w$])${name}\\(`, 'g'))].map((match) => {
      const door = doors.findLast((candidate) => candidate.name === name && candidate.index < match.index);
      return { start: match.index + match[0].length, namespace: door?.namespace ?? defaultNamespace };
    }),
  );
  const others = otherDoors.flatMap(({ pattern, namespace }) =>
    [...source.matchAll(pattern)].map((match) => ({ start: match.index + match[0].length, namespace })),
  );
  return [...calls, ...others].flatMap(({ start, namespace }) =>
    literalsOf(firstArgument(source, start)).map((literal) => toKey(literal, namespace)),
  );
}

/** `const { t } = useTranslation('shell')` and the like; the first namespace of a list is the one meant by default. */
function translateFunctions(source: string): Door[] {
  return [...source.matchAll(/\{([^{}]*)\} = (?:useTranslation|useWords)\(\[?(?:'([\w-]+)')?/g)].flatMap((match) => {
    const name = /\bt(?:: *(\w+))?\b/.exec(match[1] ?? '');
    if (name === null) return [];
    return [{ name: name[1] ?? 't', namespace: match[2] ?? defaultNamespace, index: match.index }];
  });
}

/** From here to the comma or bracket that ends the argument, strings skipped. */
function firstArgument(source: string, start: number): string {
  let depth = 0;
  for (const match of source
    .slice(start)
    .matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|[([{}\]),]/g)) {
    const [text] = match;
    if ('([{'.includes(text)) depth++;
    else if (')]}'.includes(text) && depth > 0) depth--;
    else if (depth === 0 && ')]},'.includes(text)) return source.slice(start, start + match.index);
  }
  return source.slice(start);
}

/** The strings an argument can come to: those of a condition are none of them. */
function literalsOf(argument: string): string[] {
  const outcome = argument.replace(/^.*?\s\?\s/s, '');
  return [...outcome.matchAll(/([!=]==? )?(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)( [!=]==?)?/g)]
    .filter(([, before, , , , after]) => before === undefined && after === undefined)
    .map(([, , single, double, template]) => single ?? double ?? template ?? '');
}

function toKey(literal: string, namespace: string): UsedKey {
  const [, prefix, rest = literal] = /^([\w-]+):(.*)$/s.exec(literal) ?? [];
  const computed = rest.indexOf('${');
  return {
    namespace: prefix ?? namespace,
    key: computed === -1 ? rest : rest.slice(0, computed),
    isPrefix: computed !== -1,
  };
}
