import type { Language } from '@pcf/contract/vocabulary/language';
import { dayOf } from '../../../lib/format/calendar-day.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { Scenario } from '../model/scenario.ts';
import type { FootprintWords } from '../results/footprint-words.ts';
import { resultCsv } from './result-csv.ts';

interface SaveOptions {
  scenarios: readonly Scenario[];
  language: Language;
  t: FootprintWords;
  moment: Date;
}

/** Hands the result over as a file of the day. */
export function saveResult({ moment, ...options }: SaveOptions): void {
  saveFile(`footprint-${dayOf(moment)}.csv`, new Blob([resultCsv(options)], { type: 'text/csv;charset=utf-8' }));
}
