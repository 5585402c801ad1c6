import { earliestYear, largestAmount, latestYear } from '@pcf/contract/exchange-limits';
import type { ExchangeRemark } from '@pcf/contract/vocabulary/network';
import { type Decimal, decimalOf, decimalText, ownNumber } from '../decimal.ts';
import type { Sign } from '../model/field.ts';
import { hasSign } from '../model/kinds.ts';

/** What a reviewer is told of one field of the document. */
export interface Remark {
  /** pcf.primaryDataShare. */
  readonly path: string;
  readonly code: ExchangeRemark;
  readonly sent: string;
  /** What our data have instead, or what the parts of a total add up to; null where it was left out. */
  readonly kept: string | null;
}

/** Gathers remarks while a document is read. */
export class Remarks {
  readonly all: Remark[] = [];

  add(path: string, code: ExchangeRemark, sent: string, kept: string | null = null): null {
    this.all.push({ path, code, sent, kept });
    return null;
  }

  /** A number of ours, where there is one for it. `reckoned` is what was sent in our unit. */
  number(path: string, sent: string, reckoned: Decimal, sign: Sign = 'any'): number | null {
    if (!hasSign(sent, sign)) return this.add(path, 'WRONG_SIGN', sent);
    const { value, exact } = ownNumber(reckoned);
    if (Math.abs(value) > largestAmount || (sign === 'aboveZero' && value === 0)) {
      return this.add(path, 'OUT_OF_RANGE', sent);
    }
    if (!exact) this.add(path, 'ROUNDED', sent, decimalText(value));
    return value;
  }

  /** From 0 to 100. */
  percent(path: string, sent: string): number | null {
    const percent = decimalOf(sent);
    if (percent.lt(0) || percent.gt(100)) return this.add(path, 'OUT_OF_RANGE', sent);
    return this.number(path, sent, percent);
  }

  /** A day or a month of the years that answers are about. */
  date(path: string, sent: string | null | undefined, dateOf: (moment: Date) => string): string | null {
    if (!sent) return null;
    const date = dateOf(new Date(sent));
    const year = Number.parseInt(date, 10);
    return year >= earliestYear && year <= latestYear ? date : this.add(path, 'OUT_OF_RANGE', sent);
  }

  /** A text that is as long as ours may be. */
  text(path: string, sent: string | null | undefined, most: number): string | null {
    const text = sent?.trim() ?? '';
    if (text.length <= most) return text === '' ? null : text;
    const kept = text
      .slice(0, most)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim();
    this.add(path, 'SHORTENED', text, kept);
    return kept;
  }

  /** As many of a list as ours may have. */
  list<Item>(path: string, sent: readonly Item[] | null | undefined, most: number): readonly Item[] {
    const items = sent ?? [];
    if (items.length > most) this.add(path, 'SHORTENED', String(items.length), String(most));
    return items.slice(0, most);
  }
}
