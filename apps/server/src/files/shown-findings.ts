/** How much of what is found in a file is told and shown. */
export const maxFindings = 1000;
export const firstPreviewRows = 20;
export const maxPreviewedFindings = 200;
export const maxPreviewedCells = 100;

const maxShownLength = 300;

/** As much of a text as is worth showing, and nothing that a database or a page cannot keep. */
export function shown(text: string): string {
  const short = text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
  return short.replaceAll('\0', '\ufffd').toWellFormed();
}

export function withoutEmptyEnd(texts: readonly string[]): string[] {
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}
