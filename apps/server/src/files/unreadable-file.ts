/** A file that cannot be read on, from this row; 0 where not even the first could be read. */
export class UnreadableFile extends Error {
  readonly row: number;

  constructor(row: number, message: string) {
    super(message);
    this.row = row;
  }
}
