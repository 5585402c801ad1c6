import { textLimits } from '@pcf/contract/text-limits';

/** What a form writes for the characters that would break its header. */
const escaped: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };
/** Invisible: marks that turn the direction of writing, joiners, halves of characters. */
const invisible = /[\p{Cf}\p{Cs}]/gu;
const extension = /\.[^.\s]{1,10}$/u;

/** The name of a file as people see it: without folders, line breaks and what can pretend another name. */
export function cleanDocumentName(given: string): string {
  const name = given
    .replaceAll(/%22|%0D|%0A/gi, (code) => escaped[code.toUpperCase()] ?? '')
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/^.*[/\\]/u, '')
    .trim();
  return /^\.*$/u.test(name) ? 'document.pdf' : cut(name);
}

/** A name that is too long keeps its end, by which people tell what it is. */
function cut(name: string): string {
  const characters = [...name];
  if (characters.length <= textLimits.documentName) return name;
  const end = extension.exec(name)?.[0] ?? '';
  return `${characters
    .slice(0, textLimits.documentName - [...end].length)
    .join('')
    .trimEnd()}${end}`;
}
