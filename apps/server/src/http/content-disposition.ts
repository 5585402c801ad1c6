import { withoutTrailing } from '@pcf/domain/text/without-trailing';

const maxNameLength = 150;

/** What no file system takes, or what could end the header. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu;

/** The name a person chose, cleaned, with the extension of what is really sent. */
export function cleanFileName(chosen: string | undefined, otherwise: string, extension: string): string {
  const plain = (chosen ?? '').normalize('NFC').replaceAll(unwanted, ' ').replaceAll(/\s+/g, ' ');
  const ending = `.${extension}`;
  const bare = plain.toLowerCase().endsWith(ending.toLowerCase()) ? plain.slice(0, -ending.length) : plain;
  const cleaned = withoutTrailing(bare.replace(/^[. ]+/, ''), '. ');
  const name = [...cleaned].slice(0, maxNameLength).join('').trimEnd();
  return `${name || otherwise}.${extension}`;
}

/** RFC 6266: a plain name for old readers, the real one for all others. */
export function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
