/** Whoever reads a sheet takes it in pieces, and looks through what has not come to its end anew with each of them. */
const longestToken = 1024 * 1024;
const longestMark = '<![CDATA['.length;
const inTags = /["'>]/g;

/** Follows a text of XML piece by piece: how long its tags, texts and comments are, and whether a text is set apart. */
export function createXmlTokens(): { areTooLong(piece: Buffer): boolean; setTextApart(): boolean } {
  let [rest, length, isApart] = ['', 0, false];
  /** By what ends that is being read, a text at first; null in a tag, which a quote may stand in. */
  let end: string | null = '<';

  function nextMark(text: string, at: number): number {
    if (end !== null) return text.indexOf(end, at);
    inTags.lastIndex = at;
    return inTags.exec(text)?.index ?? -1;
  }

  /** Goes on behind a mark, with what it begins. */
  function pass(text: string, at: number): number {
    if (end === null && text[at] !== '>') end = text[at] ?? null;
    else if (end === '"' || end === "'") end = null;
    else if (end === '<') return begin(text, at);
    else {
      const behind = at + (end?.length ?? 1);
      [end, length] = ['<', 0];
      return behind;
    }
    return at + 1;
  }

  function begin(text: string, at: number): number {
    length = 0;
    if (text.startsWith('<!--', at)) end = '-->';
    else if (text.startsWith('<?', at)) end = '?>';
    else if (text.startsWith('<![CDATA[', at)) [end, isApart] = [']]>', true];
    else end = null;
    return at + (end === null ? 1 : end.length);
  }

  return {
    areTooLong(piece) {
      const text = `${rest}${piece.toString('latin1')}`;
      for (let at = 0; ; ) {
        const found = nextMark(text, at);
        const isWhole = found >= 0 && found + longestMark <= text.length;
        const until = isWhole ? found : Math.max(at, text.length - longestMark);
        length += until - at;
        if (length > longestToken) return true;
        if (!isWhole) {
          rest = text.slice(until);
          return false;
        }
        at = pass(text, found);
      }
    },
    setTextApart: () => isApart,
  };
}
