import { Button } from '@mantine/core';
import { maxConfirmedMatches } from '@pcf/contract/exchange-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operationQuery } from '../../../lib/api/operation-options.ts';
import kit from '../../../ui/kit.module.css';
import classes from './answer-with-sold-products.module.css';
import type { SkippedAnswer } from './answer-with-sold-products.ts';
import { FormLink } from './form-link.tsx';

/** Where the forms of these lines are; of very many, of the first ones. */
const listSkippedLines = (lineIds: readonly string[]) =>
  operationQuery(
    'listTemplateMatches',
    { query: { lineIds: lineIds.slice(0, maxConfirmedMatches), limit: maxConfirmedMatches } },
    {
      enabled: lineIds.length > 0,
      select: ({ data }) => new Map(data.map((line) => [line.lineId, line])),
    },
  );

const maxShown = 25;

/** What cannot be answered, or was not: each with the reason, what to do about it, and the way to its form. */
export function SkippedList({ skipped, level }: { skipped: readonly SkippedAnswer[]; level: 2 | 3 }) {
  const { t } = useTranslation('templateAnswers');
  const [all, setAll] = useState(false);
  const { data: lines } = useQuery(listSkippedLines(skipped.map(({ lineId }) => lineId)));
  if (skipped.length === 0) return null;
  const Title = level === 2 ? 'h2' : 'h3';
  const shown = all ? skipped : skipped.slice(0, maxShown);
  return (
    <section className={`${kit.stack8} ${classes.section}`}>
      <Title className={classes.title}>{t('skipped.title', { count: skipped.length })}</Title>
      <ul className={`${kit.card} ${classes.skippedListList}`}>
        {shown.map(({ lineId, name, customer, code }) => {
          const line = lines?.get(lineId);
          const product = name ?? line?.name ?? t('skipped.unnamed');
          return (
            <li key={lineId} className={`${kit.small} ${kit.breakable} ${classes.skippedListRow}`}>
              <span className={`${kit.strong} ${classes.skippedListName}`}>
                {product} <span className={`${kit.muted} ${kit.regular}`}>{customer?.name}</span>
              </span>
              <span className={`${kit.muted} ${kit.regular}`}>{t(`skip.${code}`)}</span>
              <span className={classes.way}>
                {line ? (
                  <FormLink line={line} aria-label={t('skipped.openOf', { product })}>
                    {t('skipped.open')}
                  </FormLink>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
      {shown.length < skipped.length ? (
        <Button size="xs" onClick={() => setAll(true)}>
          {t('showAll', { number: skipped.length })}
        </Button>
      ) : null}
    </section>
  );
}
