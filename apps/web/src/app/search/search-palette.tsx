import { Button, CloseButton, Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentUser } from '../../lib/account.ts';
import kit from '../../ui/kit.module.css';
import { LineIcon } from '../../ui/line-icon.tsx';
import { useOpenedLater } from '../../ui/use-opened-later.ts';
import classes from './search-palette.module.css';
import { type Found, useFound } from './use-found.ts';
import type { PaletteState } from './use-search-palette.tsx';

const typingMs = 200;

interface SearchPaletteProps {
  user: CurrentUser;
  state: PaletteState;
  onState: (state: PaletteState) => void;
}

/** A field with what it finds below it, above the page. */
export function SearchPalette({ user, state, onState }: SearchPaletteProps) {
  const { t } = useTranslation('search');
  return (
    <Modal.Root
      opened={useOpenedLater(state === 'open')}
      onClose={() => onState('closed')}
      returnFocus={state !== 'left'}
      size={640}
      yOffset="12dvh"
      classNames={{ inner: classes.inner, content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('title')}>
        <Search user={user} onClose={() => onState('closed')} onLeave={() => onState('left')} />
      </Modal.Content>
    </Modal.Root>
  );
}

interface SearchProps {
  user: CurrentUser;
  onClose: () => void;
  onLeave: () => void;
}

/** Begins anew each time it is opened. */
function Search({ user, onClose, onLeave }: SearchProps) {
  const { t } = useTranslation(['search', 'common']);
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), typingMs);
  const { groups, loading, failed, retry } = useFound(text, user);
  const [activeId, setActiveId] = useState<string | null>(null);
  const all = groups.flatMap(({ found }) => found);
  const active = all.find((each) => each.id === activeId) ?? all[0];
  const waiting = loading || text !== typed.trim();
  const nothing = !waiting && !failed && all.length === 0;

  function open({ href }: Found) {
    onLeave();
    void navigate({ href });
  }

  function move(step: 1 | -1) {
    const next = all[((active ? all.indexOf(active) : -1) + step + all.length) % all.length];
    setActiveId(next?.id ?? null);
    if (next) document.getElementById(id + next.id)?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active && text === typed.trim()) open(active);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className={classes.head}>
        <LineIcon name="search" />
        <input
          data-autofocus
          className={classes.field}
          type="text"
          role="combobox"
          aria-label={t('title')}
          aria-autocomplete="list"
          aria-expanded={all.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={active && id + active.id}
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActiveId(null);
          }}
          onKeyDown={onKeyDown}
        />
        <CloseButton aria-label={t('common:close')} onClick={onClose} />
      </div>
      <span className={kit.visuallyHidden} role="status">
        {waiting ? '' : nothing ? t('nothing', { text }) : text === '' ? '' : t('found', { count: all.length })}
      </span>
      <div className={classes.results}>
        <div id={`${id}list`} role="listbox" aria-label={t('results')}>
          {groups.map(({ name, found }) => (
            // biome-ignore lint/a11y/useSemanticElements: a list of options takes no set of fields.
            <div key={name} role="group" aria-labelledby={`${id}group-${name}`}>
              <div id={`${id}group-${name}`} className={`${kit.finePrint} ${classes.group}`}>
                {t(`group.${name}`)}
              </div>
              {found.map((each) => (
                // The keyboard goes through the field, which says which of them is active.
                // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
                // biome-ignore lint/a11y/useFocusableInteractive: as above.
                <div
                  key={each.id}
                  id={id + each.id}
                  role="option"
                  className={classes.option}
                  aria-selected={each === active}
                  onMouseMove={() => setActiveId(each.id)}
                  onClick={() => open(each)}
                >
                  <span className={classes.label}>{each.label}</span>
                  {each.hint ? <span className={`${kit.finePrint} ${classes.hint}`}>{each.hint}</span> : null}
                </div>
              ))}
            </div>
          ))}
        </div>
        {waiting ? <p className={`${kit.note} ${classes.word}`}>{t('searching')}</p> : null}
        {nothing ? <p className={`${kit.note} ${classes.word}`}>{t('nothing', { text })}</p> : null}
        {failed && !waiting ? (
          <div className={`${kit.note} ${kit.between} ${classes.word} ${classes.failed}`} role="alert">
            {t('failed')}
            <Button size="xs" onClick={retry}>
              {t('common:tryAgain')}
            </Button>
          </div>
        ) : null}
      </div>
      <p className={`${kit.finePrint} ${classes.keys}`} aria-hidden="true">
        {t('keys')}
      </p>
    </>
  );
}
