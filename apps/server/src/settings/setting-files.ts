import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { withoutTrailing } from '@pcf/domain/text/without-trailing';

/** More than any secret has, and little enough for whatever is named by mistake. */
const maxBytes = 16 * 1024;

export const fileSetting = (name: string) => `${name}_FILE`;

interface Read {
  /** All that is set, with what came from files under the names of their settings. */
  readonly values: Record<string, string>;
  /** A sentence for each setting whose file cannot be taken. It does not repeat the path, which may be the secret itself by mistake. */
  readonly faults: Map<string, string>;
}

/** Reads those settings that may be given by a file, such as DATABASE_URL by DATABASE_URL_FILE. */
export function readSettingFiles(given: Readonly<Record<string, string>>, names: readonly string[]): Read {
  const [values, faults] = [{ ...given }, new Map<string, string>()];
  for (const name of names) {
    const setting = fileSetting(name);
    const path = given[setting];
    if (path === undefined) continue;
    if (given[name] !== undefined) {
      faults.set(name, `${name} and ${setting} are both set: leave one of them out.`);
      continue;
    }
    const { text, fault } = readText(path);
    if (text === undefined) faults.set(name, `The file that ${setting} names ${fault}.`);
    else values[name] = text;
  }
  return { values, faults };
}

function readText(path: string): { text: string; fault?: never } | { text?: never; fault: string } {
  try {
    const bytes = readBounded(path);
    if (bytes === undefined) return { fault: 'is no file: name the file itself' };
    if (bytes.length > maxBytes)
      return { fault: `has more than ${maxBytes} bytes: name one that holds the value alone` };
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const text = withoutTrailing(decoded, '\r\n');
    if (!text.trim()) return { fault: 'is empty: write the value into it' };
    if (/[\r\n]/.test(text)) return { fault: 'has more than one line: name one that holds the value alone' };
    return { text };
  } catch (error) {
    return { fault: refusals[Object(error).code] ?? `cannot be read (${Object(error).code}): correct the path` };
  }
}

const refusals: Readonly<Record<string, string>> = {
  ENOENT: 'is not there: correct the path',
  EACCES: 'may not be read by this user: give it to the user that the server runs as',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'holds no text in UTF-8: write the value into it anew',
};

/** At most one byte more than there may be. A pipe or a device is not waited for. */
function readBounded(path: string): Buffer | undefined {
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    if (!fstatSync(file).isFile()) return undefined;
    const bytes = Buffer.alloc(maxBytes + 1);
    let length = 0;
    for (let read = 1; read > 0 && length < bytes.length; length += read)
      read = readSync(file, bytes, length, bytes.length - length, null);
    return bytes.subarray(0, length);
  } finally {
    closeSync(file);
  }
}
