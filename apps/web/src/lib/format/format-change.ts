import type { Language } from '@pcf/contract/vocabulary/language';
import { formatShare } from './format-share.ts';

/** A change of 0.12 as +12 %; the minus is a proper one, so that it is not taken for a dash. */
export function formatChange(change: number, language: Language): string {
  const share = formatShare(Math.abs(change), language);
  if (change === 0) return share;
  return `${change > 0 ? '+' : '−'}${share}`;
}
