import type { TraceRow } from '@pcf/domain/footprint/trace-row';
import type { FootprintWords } from './footprint-words.ts';

/** The section of a row; the way of a material is told apart from the material. */
export function sectionText({ section, kind }: TraceRow, t: FootprintWords): string {
  const name = t(`footprint:section.${section}`);
  const isWay = kind === 'transport' && (section === 'rawmaterial' || section === 'packaging');
  return isWay ? t('footprint:row.way', { section: name }) : name;
}
