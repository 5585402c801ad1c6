/** Four digits and four digits, which are easier to read and to type. */
export const spacedCode = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;
