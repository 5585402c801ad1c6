import { TextInput } from '@mantine/core';
import { useCallbackRef, useDebouncedValue } from '@mantine/hooks';
import { factorLabel } from '@pcf/catalogue/labels';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import kit from '../../ui/kit.module.css';
import { LineIcon, type LineIconName } from '../../ui/line-icon.tsx';
import styles from './factor-field.module.css';
import { FactorOptions, optionId } from './factor-options.tsx';
import { useFactorSource } from './factor-source.tsx';

/** More than anybody reads; who does not find it among these types another word. */
const resultLimit = 50;

interface FactorComboboxProps {
  label: string;
  labelHidden?: boolean;
  placeholder: string;
  icon: LineIconName;
  /** What is offered before anything is typed, and what that is. */
  offered: readonly EmissionFactor[];
  offeredLabel: string;
  /** What typing looks among; the same function as long as it accepts the same. */
  accepts: (factor: EmissionFactor) => boolean;
  chosen?: EmissionFactor | null;
  /** Where the place does not say it. */
  showsPath?: boolean;
  opensOnFocus?: boolean;
  disabled?: boolean;
  required?: boolean;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  onChoose: (factor: EmissionFactor) => void;
}

/** A box to type into with a list below it. */
export function FactorCombobox(props: FactorComboboxProps) {
  const { label, labelHidden = false, placeholder, icon, offered, offeredLabel, accepts, chosen = null } = props;
  const { showsPath = false, opensOnFocus = false, disabled = false, required = false, error, ref, onChoose } = props;
  const { t, i18n } = useTranslation('factors');
  const language = pageLanguage(i18n);
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<EmissionFactor | null>(null);
  /** Somebody was quicker than the search, and wants the best of what it will find. */
  const [isEntered, setEntered] = useState(false);

  const query = typed?.trim() ?? '';
  const { results, query: searched } = useFactorResults(query, accepts);
  const found = typeof results === 'string' ? [] : results;
  const factors = query === '' ? offered : found;
  // The best match is one key away; of what was not asked for, nothing is.
  const activeIndex = Math.max(active ? factors.indexOf(active) : -1, query !== '' && factors.length > 0 ? 0 : -1);
  const words = useResultWords(query === '' ? null : results);
  const [spoken] = useDebouncedValue(isOpen ? words : '', 500);
  const showsList = isOpen && factors.length > 0;

  function open() {
    setActive(chosen);
    setOpen(true);
  }

  // The same at every key, so that the list is not drawn again for it.
  const choose = useCallbackRef((factor: EmissionFactor) => {
    setOpen(false);
    // The list closes first, then the row shows what was chosen.
    startTransition(() => {
      setTyped(null);
      onChoose(factor);
    });
  });

  const isSearching = query !== '' && searched !== query;
  const chooseBest = useEffectEvent(() => {
    setEntered(false);
    if (found[0]) choose(found[0]);
  });
  useEffect(() => {
    if (isEntered && !isSearching) chooseBest();
  }, [isEntered, isSearching]);

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Escape' && isOpen) setOpen(false);
    else if (key === 'Enter') {
      const factor = showsList ? factors[activeIndex] : undefined;
      if (isOpen && isSearching) setEntered(true);
      else if (factor) choose(factor);
      else open();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!showsList) open();
      else {
        const next = key === 'ArrowDown' ? activeIndex + 1 : Math.max(activeIndex, 0) - 1;
        setActive(factors.at(next % factors.length) ?? null);
      }
    } else return;
    event.preventDefault();
  }

  return (
    <div className={styles.combobox}>
      <TextInput
        ref={ref}
        {...(labelHidden ? { 'aria-label': label } : { label })}
        value={typed ?? (chosen ? factorLabel(chosen, language) : '')}
        placeholder={placeholder}
        disabled={disabled}
        error={error}
        aria-required={required || undefined}
        leftSection={icon === 'search' ? <LineIcon name={icon} /> : null}
        rightSection={icon === 'search' ? null : <LineIcon name={icon} />}
        leftSectionPointerEvents="none"
        rightSectionPointerEvents="none"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={showsList}
        aria-controls={showsList ? listId : undefined}
        aria-activedescendant={showsList && activeIndex >= 0 ? optionId(listId, activeIndex) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(null);
          setEntered(false);
          setOpen(true);
        }}
        onFocus={(event) => {
          if (chosen) event.currentTarget.select();
          if (opensOnFocus) open();
        }}
        onClick={open}
        onBlur={() => {
          setOpen(false);
          setEntered(false);
          if (chosen) setTyped(null);
        }}
        onKeyDown={pressKey}
      />
      {isOpen && (showsList || words) ? (
        <div className={styles.popup}>
          {query === '' && offeredLabel !== label ? (
            <p className={`${kit.muted} ${kit.strong} ${styles.heading}`} aria-hidden>
              {offeredLabel}
            </p>
          ) : null}
          {showsList ? (
            <FactorOptions
              id={listId}
              label={query === '' ? offeredLabel : t('search.results')}
              factors={factors}
              activeIndex={activeIndex}
              chosen={chosen}
              showsPath={showsPath}
              onChoose={choose}
            />
          ) : (
            <p className={styles.words}>{words}</p>
          )}
        </div>
      ) : null}
      <span className={kit.visuallyHidden} role="status">
        {spoken}
      </span>
    </div>
  );
}

/** What a search came to, in words; nothing where nothing was searched for. */
function useResultWords(results: FactorResults | null): string {
  const { t } = useTranslation(['factors', 'common']);
  if (results === null) return '';
  if (results === 'waiting') return t('common:loading');
  if (results === 'failed') return t('search.failed');
  if (results.length === 0) return t('search.nothing');
  return t(results.length < resultLimit ? 'search.count' : 'search.many', { count: results.length });
}

type FactorResults = 'waiting' | 'failed' | readonly EmissionFactor[];

interface Found {
  readonly results: FactorResults;
  /** What they are the results of. */
  readonly query: string | null;
}

/** The factors that match; those of the word before stay until the next ones are there. */
function useFactorResults(query: string, accepts: (factor: EmissionFactor) => boolean): Found {
  const { search } = useFactorSource();
  const [found, setFound] = useState<Found>({ results: 'waiting', query: null });
  useEffect(() => {
    if (query === '') return;
    let isCurrent = true;
    const show = (results: FactorResults) => {
      if (isCurrent) startTransition(() => setFound({ results, query }));
    };
    // The letter is seen before what it leads to is looked for, and a letter that was overtaken is not looked for.
    afterPaint()
      .then(() => (isCurrent ? search(query, { limit: resultLimit, accepts }) : []))
      .then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [query, accepts, search]);
  return found;
}
