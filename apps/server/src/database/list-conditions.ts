import type { DataValidity } from '@pcf/contract/vocabulary/data-quality';
import { type DataQualityLevel, dataQualityLevels, leastScoreOf } from '@pcf/contract/vocabulary/data-quality';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { openProductRequestStatuses } from '@pcf/contract/vocabulary/requests';
import { expiringBefore } from '@pcf/domain/emission-data/validity';
import { sql } from 'kysely';
import type { Condition } from './list-query.ts';
import { today, wholeDay } from './whole-day.ts';

const score = sql.ref('quality_score');

const letter = '[\\p{L}\\p{N}]';

const other = '[^\\p{L}\\p{N}]';

const anyLetter = new RegExp(letter, 'u');

/** What the index of trigrams can look up: three letters in a row, or fewer at the edge of a word. */
const indexed = new RegExp(`${letter}{3}|${other}${letter}|${letter}{2}${other}`, 'u');

export interface WaitingFilter {
  readonly overdue?: boolean | undefined;
  readonly requestedFrom?: string | undefined;
  readonly requestedTo?: string | undefined;
  /** Whose days are meant; those of UTC unless said. */
  readonly timeZone?: string | undefined;
}

/** Those in which the supplier has to act, so that a due date can be missed. */
export const lateStatuses: readonly ProductRequestStatus[] = ['REQUESTED', 'REJECTED'];

/** What a list asks of lines that are late. Says what their index says, so that it can be used. */
export const overdueConditions = ({ overdue }: WaitingFilter): Condition[] =>
  overdue ? [sql<boolean>`status in ('REQUESTED', 'REJECTED')`, isPastDue()] : [];

const isPastDue = () => sql<boolean>`due_date < ${today()}::date`;

/** What a list that is narrowed by the days of asking asks of the moment. */
export const requestedConditions = ({ requestedFrom, requestedTo, timeZone }: WaitingFilter): Condition[] => [
  ...(requestedFrom ? [sql<boolean>`requested_at >= ${wholeDay(requestedFrom, timeZone).begins}`] : []),
  ...(requestedTo ? [sql<boolean>`requested_at <= ${wholeDay(requestedTo, timeZone).ends}`] : []),
];

/** Whether a list is about waiting and leaves out whatever is not open; none stands for all statuses. */
export const asksForWaiting = (
  { overdue, requestedFrom, requestedTo }: WaitingFilter,
  statuses: readonly ProductRequestStatus[],
): boolean =>
  (overdue === true || requestedFrom !== undefined || requestedTo !== undefined) &&
  statuses.length > 0 &&
  statuses.every((status) => openStatuses.includes(status));

/** What a list of what is waited for asks of lines besides their status: no more than the days that indexes tell. */
export const waitingConditions = (filter: WaitingFilter): Condition[] => [
  ...(filter.overdue ? [isPastDue()] : []),
  ...requestedConditions(filter),
];

const openStatuses: readonly ProductRequestStatus[] = openProductRequestStatuses;

/** The statuses that are left where only what is late is asked for; none stands for all of them. */
export function statusesLeft(
  statuses: readonly ProductRequestStatus[],
  { overdue }: WaitingFilter,
): readonly ProductRequestStatus[] {
  if (!overdue) return statuses;
  const left = lateStatuses.filter((status) => statuses.length === 0 || statuses.includes(status));
  return left.length > 0 ? left : statuses;
}

/**
 * The pattern that finds a text anywhere. One or two letters are too little for that and are looked for where a word
 * begins: the text searched must begin with a space. Without any letter or digit nothing is found (null), since every
 * line of the organisation would have to be read.
 */
export function searchPattern(text: string): string | null {
  if (!anyLetter.test(text)) return null;
  const escaped = text.replaceAll(/[\\%_]/g, '\\$&');
  return indexed.test(text) ? `%${escaped}%` : `% ${escaped}%`;
}

/** What a list that is narrowed by levels of quality asks of the score. */
export function qualityConditions(asked: readonly DataQualityLevel[] | undefined): Condition[] {
  if (!asked?.length) return [];
  const ranges = dataQualityLevels.flatMap((level, index) => {
    if (!asked.includes(level)) return [];
    const next = dataQualityLevels[index + 1];
    const atLeast = sql`${score} >= ${leastScoreOf[level]}`;
    return [next === undefined ? sql`(${atLeast})` : sql`(${atLeast} and ${score} < ${leastScoreOf[next]})`];
  });
  return [sql<boolean>`(${sql.join(ranges, sql` or `)})`];
}

/** What a list that is narrowed by validity asks of the last day on which data hold. */
export function validityConditions(column: string, asked: readonly DataValidity[] | undefined): Condition[] {
  if (!asked?.length) return [];
  const lastDay = sql.ref(column);
  const [now, soon] = [today(), expiringBefore(today())];
  const ranges = {
    EXPIRED: sql<boolean>`${lastDay} < ${now}::date`,
    EXPIRING: sql<boolean>`${lastDay} >= ${now}::date and ${lastDay} < ${soon}::date`,
    VALID: sql<boolean>`${lastDay} >= ${soon}::date`,
  } as const satisfies Record<DataValidity, Condition>;
  const either = [...new Set(asked)].map((validity) => sql`(${ranges[validity]})`);
  return [sql<boolean>`(${sql.join(either, sql` or `)})`];
}

/**
 * What lists ask of the texts of a row. One index serves every search, that of all the text: what a name or a reference
 * contains is part of it, and is then compared with the column.
 */
export function contains(
  allText: 'search_text' | 'received_text',
  text: string | undefined,
  column?: string,
): Condition[] {
  if (!text) return [];
  const pattern = searchPattern(text);
  if (pattern === null) return [sql<boolean>`false`];
  // Asked for once: a plan that is kept does not know the pattern, and would have it lowered for each row.
  const lowered = sql`(select lower(${pattern}))`;
  const inAllText = sql<boolean>`${sql.ref(allText)} like ${lowered}`;
  return column ? [inAllText, sql<boolean>`lower(' ' || ${sql.ref(column)}) like ${lowered}`] : [inAllText];
}
