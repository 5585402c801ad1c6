import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../i18n/page-language.ts';
import { formatNumber } from '../lib/format/number-format.ts';
import type { ListState } from './data-table/list-page.ts';
import kit from './kit.module.css';
import classes from './list-section.module.css';

interface ListSectionProps {
  title: string;
  /** Its number of rows stands beside the title once it is known. */
  list: ListState<unknown>;
  description: ReactNode;
  action?: ReactNode;
  /** Where a link on the same page leads to. */
  headingId?: string;
  children: ReactNode;
}

export function ListSection({ title, list, description, action, headingId, children }: ListSectionProps) {
  const { i18n } = useTranslation();
  const metadata = list.data?.metadata;
  return (
    <div>
      <div className={`${kit.row} ${classes.head}`}>
        <div className={classes.words}>
          <h2 id={headingId} tabIndex={-1} className={classes.title}>
            {title}
            {metadata ? (
              <span className={`${kit.tabular} ${classes.count}`}>
                {' '}
                ({formatNumber(metadata.count, pageLanguage(i18n))}
                {metadata.more ? '+' : ''})
              </span>
            ) : null}
          </h2>
          <div className={`${kit.muted} ${kit.reading} ${classes.description}`}>{description}</div>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
