/** All between the signs that no address has in it as mail servers write it. */
const word = /[^\s<>()[\]"',;:/\\]+/g;

/** Says whose it was no more than that it was somebody's: what looks like an e-mail address, as mail servers repeat it. */
export const withoutAddresses = (text: string): string =>
  text.replaceAll(word, (each) => (isAddress(each) ? '[address]' : each));

/** Something on either side of an @, and behind it a dot with something on either side. */
function isAddress(text: string): boolean {
  const at = text.indexOf('@', 1);
  const dot = at < 0 ? -1 : text.indexOf('.', at + 2);
  return dot > 0 && dot < text.length - 1;
}
