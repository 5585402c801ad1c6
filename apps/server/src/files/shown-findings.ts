/** How much of what is found in a file is told and shown. */
export const mostFindings = 1000;
export const firstPreviewRows = 20;
export const mostPreviewedFindings = 200;
export const mostPreviewedCells = 100;

const longestShown = 300;

/** As much of a text as is worth showing, and nothing that a database or a page cannot keep. */
export function shown(text: string): string {
  const short = text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
  return short.replaceAll('\0', '\ufffd').toWellFormed();
}

export function withoutEmptyEnd(texts: readonly string[]): string[] {
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}
