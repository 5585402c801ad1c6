/** Far more than any call or document has. Each level beyond costs its sender a byte, and us fifty or more. */
const maxLevels = 100;
/** Of one object: names that nobody knows are told apart from those that somebody does one by one. */
const maxMembers = 1000;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether a JSON text holds more values than that, more members in one object than anything has, or nests them more
 * deeply than makes sense: known before anything of it is made, since two bytes of it can become a hundred. Of a text
 * that is no JSON it may say anything, since that will not be parsed either way.
 */
export function isTooMuchJson(text: string, maxValues: number): boolean {
  /** Of the objects that are open, by their level; a list counts none. */
  const members: number[] = [Number.NEGATIVE_INFINITY];
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfText(text, at);
    else if (sign === comma) {
      values += 1;
      const level = members.length - 1;
      members[level] = (members[level] ?? 0) + 1;
      if ((members[level] ?? 0) > maxMembers) return true;
    } else if (sign === openList || sign === openObject) {
      values += 1;
      members.push(sign === openObject ? 1 : Number.NEGATIVE_INFINITY);
    } else if (sign === closeList || sign === closeObject) members.pop();
    if (values > maxValues || members.length > maxLevels + 1) return true;
  }
  return false;
}

function endOfText(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) return at;
    if (sign === backslash) at += 1;
  }
  return at;
}
