import { type EmissionFactor, noSubcategory } from '@pcf/contract/emission-factor';
import { languages } from '@pcf/contract/vocabulary/language';
import { factorLabel, groupLabel } from '../labels.ts';
import { synonymsIn } from './catalogue-synonyms.ts';
import { nearestGroup } from './nearest-group.ts';
import { type ReadText, readText } from './read-text.ts';

export interface SearchEntry {
  readonly factor: EmissionFactor;
  readonly synonyms: readonly string[];
}

export interface IndexedFactor {
  readonly factor: EmissionFactor;
  /** What it is called: a proxy like the group it stands for, another by its name. */
  readonly title: ReadText;
}

export interface SearchIndex {
  readonly factors: readonly IndexedFactor[];
  readonly byWord: ReadonlyMap<string, readonly TextUses[]>;
  readonly byPhrase: ReadonlyMap<string, TextUses>;
}

/** A pause after each entry, in which the page stays responsive. */
export function* searchIndexInSteps(entries: Iterable<SearchEntry>): Generator<void, SearchIndex> {
  const factors: IndexedFactor[] = [];
  const byWord = new Map<string, TextUses[]>();
  const byPhrase = new Map<string, TextUses>();
  const byText = new Map<string, TextUses>();
  const groups = new Map<string, number[]>();

  function index({ phrase, words }: ReadText): TextUses {
    const uses = byPhrase.get(phrase) ?? noUses();
    byPhrase.set(phrase, uses);
    for (const word of words) {
      const known = byWord.get(word);
      if (known === undefined) byWord.set(word, [uses]);
      else if (!known.includes(uses)) known.push(uses);
    }
    return uses;
  }

  function usesOf(text: string): TextUses {
    const known = byText.get(text);
    if (known) return known;
    const uses = index(readText(text));
    byText.set(text, uses);
    return uses;
  }

  function membersOf(group: string): number[] {
    const known = groups.get(group);
    if (known) return known;
    const members: number[] = [];
    groups.set(group, members);
    for (const synonym of synonymsIn(group)) {
      const uses = usesOf(synonym);
      uses.group = append(uses.group, members);
    }
    for (const label of new Set([group, ...languages.map((language) => groupLabel(group, language))])) {
      const uses = usesOf(label);
      uses.group = append(uses.group, members);
      uses.label = append(uses.label, members);
    }
    return members;
  }

  for (const { factor, synonyms } of entries) {
    const number = factors.length;
    const isProxy = factor.kind === 'proxy';
    const title = readText(isProxy ? nearestGroup(factor) : factor.name);
    factors.push({ factor, title });
    const named = index(title);
    named.title = append(named.title, number);
    for (const synonym of synonyms) {
      const uses = usesOf(synonym);
      uses.synonym = append(uses.synonym, number);
    }
    for (const key of new Set([factor.topCategory, factor.category, factor.subcategory])) {
      if (key !== noSubcategory) membersOf(key).push(number);
    }
    for (const language of isProxy ? languages : []) {
      const uses = usesOf(factorLabel(factor, language));
      uses.group = append(uses.group, [number]);
    }
    yield;
  }
  return { factors, byWord, byPhrase };
}

/** Which factors, by their numbers, have a text. Most have it in one way, so no list is made before it is needed. */
interface TextUses {
  title: number[] | null;
  synonym: number[] | null;
  /** The members of the groups that it speaks of. */
  group: (readonly number[])[] | null;
  /** The members of the groups whose very name it is. */
  label: (readonly number[])[] | null;
}

function noUses(): TextUses {
  return { title: null, synonym: null, group: null, label: null };
}

function append<Item>(list: Item[] | null, item: Item): Item[] {
  if (list === null) return [item];
  list.push(item);
  return list;
}
