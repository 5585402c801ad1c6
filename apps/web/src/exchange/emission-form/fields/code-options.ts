/** The codes of a vocabulary as a list to choose from. */
export const codeOptions = <Code extends string>(codes: readonly Code[], word: (code: Code) => string) =>
  codes.map((code) => ({ value: code, label: word(code) }));
