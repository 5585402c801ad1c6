const blockBytes = 512;

/** The end of an archive. */
export const tarEnd = Buffer.alloc(2 * blockBytes);

/** What stands before a file in a tar archive (POSIX ustar); names are plain letters, and shorter than a hundred of them. */
export function tarHeader(name: string, bytes: number, moment: Date): Buffer {
  if (!/^[\w./-]{1,99}$/.test(name)) throw new Error(`A tar archive has no room for ${name}.`);
  const header = Buffer.alloc(blockBytes);
  const octal = (value: number, at: number, digits: number) =>
    void header.write(`${value.toString(8).padStart(digits, '0')}\0`, at, 'ascii');
  header.write(name, 0, 'ascii');
  octal(0o600, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(bytes, 124, 11);
  octal(Math.floor(moment.getTime() / 1000), 136, 11);
  // The sum is taken with blanks in its own place.
  header.write('        0', 148, 'ascii');
  header.write('ustar\x0000', 257, 'ascii');
  octal(
    header.reduce((sum, byte) => sum + byte, 0),
    148,
    6,
  );
  return header;
}

/** What fills the last block of a file. */
export const tarPadding = (bytes: number): Buffer => Buffer.alloc((blockBytes - (bytes % blockBytes)) % blockBytes);
