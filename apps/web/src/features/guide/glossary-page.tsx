import { Button, TextInput } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entriesOf, type GlossaryEntry, glossaryGroups } from '../../lib/glossary.ts';
import kit from '../../ui/kit.module.css';
import { NoMatch } from '../../ui/no-match.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import classes from './glossary.module.css';
import guide from './guide.module.css';

/** What every term means, in plain words, and which standard it comes from. */
export function GlossaryPage() {
  const { t } = useTranslation('glossary');
  const current = useLocation({ select: ({ hash }) => hash });
  // A link to an entry shows it, whatever was looked for before.
  const [filter, setFilter] = useState({ at: current, text: '' });
  const text = filter.at === current ? filter.text.trim() : '';
  const words = plain(text).split(/\s+/);
  const fits = ({ term, standards, pact }: GlossaryEntry) => {
    const said = [t(`term.${term}.name`), t(`term.${term}.text`), term.replaceAll('-', ' '), ...standards, pact ?? ''];
    const known = plain(said.join(' '));
    return words.every((word) => known.includes(word));
  };
  const groups = glossaryGroups
    .map((group) => ({ group, entries: entriesOf(group).filter(fits) }))
    .filter(({ entries }) => entries.length > 0);
  const found = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <PageHeading subtitle={t('lead')}>{t('title')}</PageHeading>
      <search className={`${kit.row} ${classes.search}`}>
        <TextInput
          type="search"
          className={classes.field ?? ''}
          label={t('filter')}
          placeholder={t('filterHint')}
          value={filter.at === current ? filter.text : ''}
          onChange={({ currentTarget }) => setFilter({ at: current, text: currentTarget.value })}
          maxLength={200}
          autoComplete="off"
        />
        <span className={`${kit.note} ${classes.found}`} role="status">
          {text === '' ? null : t('found', { count: found })}
        </span>
      </search>
      {found === 0 ? (
        <NoMatch
          search={text}
          action={<Button onClick={() => setFilter({ at: current, text: '' })}>{t('clear')}</Button>}
        />
      ) : null}
      {groups.map(({ group, entries }) => (
        <section key={group} className={kit.above32}>
          <h2 className={guide.title}>{t(`group.${group}`)}</h2>
          <dl className={classes.entries}>
            {entries.map((entry) => (
              <Entry key={entry.term} entry={entry} isCurrent={entry.term === current} />
            ))}
          </dl>
        </section>
      ))}
      <p className={`${guide.links} ${kit.above32}`}>
        <Link to="/help" className={guide.link}>
          {t('help')}
        </Link>
        <Link to="/calculation-methodology" className={guide.link}>
          {t('methodology')}
        </Link>
      </p>
    </>
  );
}

interface EntryProps {
  entry: GlossaryEntry;
  /** The address leads to it. */
  isCurrent: boolean;
}

function Entry({ entry: { term, standards, pact }, isCurrent }: EntryProps) {
  const { t } = useTranslation('glossary');
  const name = t(`term.${term}.name`);
  return (
    <div id={term} className={classes.entry} data-current={isCurrent || undefined}>
      <dt className={classes.term}>
        {name}
        {'\u00a0'}
        <Link
          to="/glossary"
          hash={term}
          className={classes.anchor}
          aria-label={t('anchor', { term: name })}
          aria-current={isCurrent ? 'location' : undefined}
        >
          #
        </Link>
      </dt>
      <dd className={classes.meaning}>
        <p>{t(`term.${term}.text`)}</p>
        {standards.length > 0 ? (
          <p className={kit.note}>
            {t('standards')} {standards.join(', ')}
          </p>
        ) : null}
        {pact === null ? null : (
          <p className={kit.note}>
            {t('pact')} <code className={classes.code}>{pact}</code>
          </p>
        )}
      </dd>
    </div>
  );
}

/** Without capitals and accents, since nobody types them to find something. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
