/** The file store does not do its work; it says what failed and why, and nothing of its settings. */
export class FileStoreError extends Error {}

export async function fileStoreErrors<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new FileStoreError(`${what}: ${reasonOf(error)}`, { cause: error });
  }
}

/** The driver's own error only says that something failed; why is in its cause. */
function reasonOf(error: unknown): string {
  const { cause, code, name, message } = Object(error) as NodeJS.ErrnoException;
  if (cause) return reasonOf(cause);
  return [code ?? name, message].filter(Boolean).join(', ') || String(error);
}
