import { Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GlossaryTerm } from '../lib/glossary.ts';
import styles from './explained-term.module.css';
import kit from './kit.module.css';

interface ExplainedTermProps {
  term: string;
  /** One sentence. */
  explanation: string;
  /** Its entry in the glossary, where it has one. */
  glossary?: GlossaryTerm | undefined;
}

const landmarks = '[role="dialog"], main, nav, aside, header, footer';

/** A technical term that explains itself on demand, by pointer, finger or keyboard; readers hear it with the term. */
export function ExplainedTerm({ term, explanation, glossary }: ExplainedTermProps) {
  const { t } = useTranslation();
  const [opened, { toggle, close }] = useDisclosure(false);
  const explanationId = useId();
  // In the landmark of the term, but not inside its paragraph, where a box may not stand.
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement | null>(null);
  const link = useRef<HTMLAnchorElement | null>(null);
  const setButton = (found: HTMLButtonElement | null) => {
    button.current = found;
    setLandmark(found && (found.closest<HTMLElement>(landmarks) ?? document.body));
  };
  // The link stands at the end of the landmark, but comes right after the term for whoever uses the keyboard.
  const enterLink = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Tab' || event.shiftKey || !link.current) return;
    event.preventDefault();
    link.current.focus();
  };
  const leaveLink = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    // Tab goes on from here.
    button.current?.focus();
    if (event.key === 'Escape') close();
    else if (event.shiftKey) event.preventDefault();
  };
  return (
    <Popover
      opened={opened}
      onDismiss={close}
      width={288}
      position="top"
      shadow="md"
      withRoles={false}
      {...(landmark && { portalProps: { target: landmark } })}
    >
      <Popover.Target>
        <button
          ref={setButton}
          type="button"
          className={styles.term}
          aria-expanded={opened}
          aria-label={t('explain', { term })}
          aria-describedby={explanationId}
          onClick={toggle}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget === null || relatedTarget !== link.current) close();
          }}
          onKeyDown={enterLink}
        >
          {term}
        </button>
      </Popover.Target>
      {/* What is only heard needs no place on the screen, and a form with ten terms would look for ten. */}
      {opened ? null : (
        <span id={explanationId} hidden>
          {explanation}
        </span>
      )}
      {landmark ? (
        <Popover.Dropdown className={styles.explanation}>
          <span id={opened ? explanationId : undefined}>{explanation}</span>
          {glossary ? (
            <a
              ref={link}
              className={styles.more}
              href={`/glossary#${glossary}`}
              target="_blank"
              rel="noopener"
              // The focus stays on the term, so that the box does not close under the pointer.
              onMouseDown={(event) => event.preventDefault()}
              onKeyDown={leaveLink}
              onBlur={({ relatedTarget }) => {
                if (relatedTarget !== button.current) close();
              }}
            >
              {t('explainMore')}
              <span className={kit.visuallyHidden}> ({t('newTab')})</span>
            </a>
          ) : null}
        </Popover.Dropdown>
      ) : null}
    </Popover>
  );
}

interface ExplainedSentenceProps extends ExplainedTermProps {
  /** Has the term in it, as it is spelled. */
  text: string;
}

/** A sentence in which one term explains itself on demand. */
export function ExplainedSentence({ text, ...explained }: ExplainedSentenceProps) {
  const { term } = explained;
  const [before, ...after] = text.split(term);
  return (
    <>
      {before}
      <ExplainedTerm {...explained} />
      {after.join(term)}
    </>
  );
}
