/** A question is named without its mark, since a colon follows. */
export const withoutQuestionMark = (label: string): string =>
  label.endsWith('?') ? label.slice(0, -1).trimEnd() : label;
