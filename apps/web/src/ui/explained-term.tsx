import { Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './explained-term.module.css';

interface ExplainedTermProps {
  term: string;
  /** One sentence. */
  explanation: string;
}

const landmarks = '[role="dialog"], main, nav, aside, header, footer';

/** A technical term that explains itself on demand, by pointer, finger or keyboard; readers hear it with the term. */
export function ExplainedTerm({ term, explanation }: ExplainedTermProps) {
  const { t } = useTranslation();
  const [opened, { toggle, close }] = useDisclosure(false);
  const explanationId = useId();
  // In the landmark of the term, but not inside its paragraph, where a box may not stand.
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
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
          ref={(button) => setLandmark(button && (button.closest<HTMLElement>(landmarks) ?? document.body))}
          type="button"
          className={styles.term}
          aria-expanded={opened}
          aria-label={t('explain', { term })}
          aria-describedby={explanationId}
          onClick={toggle}
          onBlur={close}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
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
        </Popover.Dropdown>
      ) : null}
    </Popover>
  );
}

interface ExplainedSentenceProps {
  /** Has the term in it, as it is spelled. */
  text: string;
  term: string;
  explanation: string;
}

/** A sentence in which one term explains itself on demand. */
export function ExplainedSentence({ text, term, explanation }: ExplainedSentenceProps) {
  const [before, ...after] = text.split(term);
  return (
    <>
      {before}
      <ExplainedTerm term={term} explanation={explanation} />
      {after.join(term)}
    </>
  );
}
