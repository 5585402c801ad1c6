import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../i18n/page-language.ts';
import { formatNumber } from '../lib/format/number-format.ts';
import kit from './kit.module.css';
import styles from './tab-bar.module.css';

interface Tab<Key extends string> {
  key: Key;
  label: string;
  /** Stands above the tabs that belong together. */
  group?: string;
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
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place.
  useEffect(() => showCurrent(bar.current), [current]);
  const draw = (tab: Tab<Key>) => (
    <Fragment key={tab.key}>
      {renderLink(tab.key, {
        className: styles.tab,
        'aria-current': tab.key === current ? 'page' : undefined,
        children: (
          <>
            {tab.label}
            {tab.count === undefined ? null : (
              <span className={`${kit.tabular} ${styles.count}`}> ({formatNumber(tab.count, language)})</span>
            )}
          </>
        ),
      })}
    </Fragment>
  );
  return (
    <nav ref={bar} className={styles.bar} aria-label={label}>
      {groupsOf(tabs).map(({ name, tabs: ofGroup }) =>
        name === undefined ? (
          ofGroup.map(draw)
        ) : (
          <div key={name}>
            <div className={`${kit.finePrint} ${styles.group}`}>{name}</div>
            <div className={styles.row}>{ofGroup.map(draw)}</div>
          </div>
        ),
      )}
    </nav>
  );
}

/** Neighbours of one group stand together; those without one by themselves. */
function groupsOf<Key extends string>(tabs: readonly Tab<Key>[]) {
  const groups: { name: string | undefined; tabs: Tab<Key>[] }[] = [];
  for (const tab of tabs) {
    const last = groups.at(-1);
    if (last && last.name === tab.group) last.tabs.push(tab);
    else groups.push({ name: tab.group, tabs: [tab] });
  }
  return groups;
}

/** On a phone not all of them fit; the page itself stays where it is. */
function showCurrent(bar: HTMLElement | null): void {
  const tab = bar?.querySelector<HTMLElement>('[aria-current]');
  if (bar && tab) bar.scrollLeft = tab.offsetLeft - bar.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
}
