import type { Language } from '@pcf/contract/vocabulary/language';
import type { ToldLines, ToldProduct } from '../line-content.ts';
import type { MailFacts } from '../mail-content.ts';
import { inWords } from './formats.ts';

const productLine = ({ name, reference, supplierName }: ToldProduct) =>
  `${name} (${reference})${supplierName === null ? '' : `, ${supplierName}`}`;

/** The products by name, and in words how many more there are. */
export function productList(
  { products, count }: Pick<ToldLines, 'products' | 'count'>,
  label: string,
  more: (count: number) => string,
) {
  const left = count - products.length;
  return { label, items: products.map(productLine), more: left > 0 ? more(left) : null };
}

export function referenceList(
  { references, referenceCount }: Pick<ToldLines, 'references' | 'referenceCount'>,
  more: (count: number) => string,
): string {
  const left = referenceCount - references.length;
  return `${references.join(', ')}${left > 0 ? ` ${more(left)}` : ''}`;
}

/** The templates by name with their last day, and in words how many more there are. */
export function templateList(
  language: Language,
  { templates, count }: Pick<MailFacts['templateExpiry'], 'templates' | 'count'>,
  label: string,
  more: (count: number) => string,
) {
  const left = count - templates.length;
  return {
    label,
    items: templates.map(({ name, reference, lastDay }) => `${name} (${reference}), ${inWords(language, lastDay)}`),
    more: left > 0 ? more(left) : null,
  };
}
