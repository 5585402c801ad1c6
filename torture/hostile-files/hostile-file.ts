/** A file that was made to do harm, or that is not what it says. Its content is made anew for each sending. */
export interface HostileFile {
  readonly what: string;
  content(): Iterable<Buffer> | AsyncIterable<Buffer>;
}

export const hostile = (what: string, content: Buffer | string): HostileFile => ({
  what,
  content: () => [Buffer.from(content)],
});

/** The same bytes again and again, so that the whole file is nowhere but on the wire. */
export const repeated = (what: string, piece: string, bytes: number, beginning = ''): HostileFile => ({
  what,
  *content() {
    yield Buffer.from(beginning);
    const chunk = Buffer.from(piece.repeat(Math.ceil(65_536 / piece.length)));
    for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk;
  },
});
