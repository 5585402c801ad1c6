const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is safe to stand in a page as it is. Only `html` makes it. */
export interface Markup {
  readonly markup: string;
}

export type Insertion = string | number | Markup | null | readonly Insertion[];

function inserted(value: Insertion): string {
  if (value === null) return '';
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  if ('markup' in value) return value.markup;
  return value.map(inserted).join('');
}

/** A template whose insertions are escaped, save those that are markup already; null leaves nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Insertion[]): Markup {
  return { markup: String.raw({ raw: strings }, ...values.map(inserted)) };
}

/** Makes a text stand for itself, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
