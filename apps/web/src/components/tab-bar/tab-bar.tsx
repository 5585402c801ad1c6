import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format/format-number.ts';
import { pageLanguage } from '../page-language.ts';
import styles from './tab-bar.module.css';

interface Tab<Key extends string> {
  key: Key;
  label: string;
  /** Shown in parentheses once it is known. */
  count?: number | undefined;
}

/** To be spread on the link, whichever router draws it. */
interface TabLinkProps {
  className: string | undefined;
  'aria-current': 'page' | undefined;
  children: ReactNode;
}

interface TabBarProps<Key extends string> {
  label: string;
  tabs: readonly Tab<Key>[];
  current: Key;
  renderLink: (key: Key, props: TabLinkProps) => ReactNode;
}

export function TabBar<Key extends string>({ label, tabs, current, renderLink }: TabBarProps<Key>) {
  const { i18n } = useTranslation();
  const language = pageLanguage(i18n);
  return (
    <nav className={styles.bar} aria-label={label}>
      {tabs.map((tab) => (
        <Fragment key={tab.key}>
          {renderLink(tab.key, {
            className: styles.tab,
            'aria-current': tab.key === current ? 'page' : undefined,
            children: (
              <>
                {tab.label}
                {tab.count === undefined ? null : (
                  <span className={styles.count}> ({formatNumber(tab.count, language)})</span>
                )}
              </>
            ),
          })}
        </Fragment>
      ))}
    </nav>
  );
}
