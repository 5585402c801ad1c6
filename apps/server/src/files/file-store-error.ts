/** The file store does not do its work; it says what failed and why, and nothing of its settings. */
export class FileStoreError extends Error {
  /** The store works, and has no such file. */
  get isMissing(): boolean {
    const { code, name } = Object(this.cause) as NodeJS.ErrnoException;
    return code === 'ENOENT' || name === 'NoSuchKey';
  }
}

export async function fileStoreErrors<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new FileStoreError(`${what}: ${reasonOf(error)}`, { cause: error });
  }
}

/** A missing file is told apart from a store that fails: by ENOENT on disk, by NoSuchKey in a bucket. */
function reasonOf(error: unknown): string {
  const { code, name, message } = Object(error) as NodeJS.ErrnoException;
  return [code ?? name, message].filter(Boolean).join(', ') || String(error);
}
