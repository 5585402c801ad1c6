/** Far more than any document of the protocol has. Each level beyond costs its sender a byte, and us fifty or more. */
const mostLevels = 100;

/** What a text from elsewhere says; undefined where it is no JSON, or nested more deeply than anything that makes sense. */
export function parseJson(text: string, reviver?: (name: string, value: unknown) => unknown): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text, reviver);
  } catch {
    return undefined;
  }
}

/** Of a text that is no JSON it may say anything: that will not be parsed either way. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isInText = !isInText;
    else if (isInText) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > mostLevels) return true;
  }
  return false;
}
