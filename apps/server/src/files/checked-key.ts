/** Parts that begin with a letter or a figure: no part is "..", and none is a name that a store gives its own files. */
const keyForm = /^[a-z\d][\w.-]*(?:\/[a-z\d][\w.-]*)*$/i;

/** The key of a file, which never leads out of the place where files are kept. Apart, since both stores use it and one loads the other. */
export function checkedKey(key: string): string {
  if (!keyForm.test(key)) throw new Error(`"${key}" is not the key of a file`);
  return key;
}
