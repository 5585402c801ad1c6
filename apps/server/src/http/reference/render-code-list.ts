import { html, type Markup } from './html.ts';

export const codeList = (codes: readonly string[]): Markup =>
  html`${codes.map((code, index) => html`${index > 0 ? ', ' : ''}<code>${code}</code>`)}`;
