import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsCut } from '../../ui/data-table/cut-text.tsx';
import kit from '../../ui/kit.module.css';
import classes from './installation.module.css';

/** A reason can be a page long: a list shows how it begins, and the rest on demand. */
export function Reason({ children }: { children: string }) {
  const { t } = useTranslation('installation');
  const text = useRef<HTMLSpanElement>(null);
  const isCut = useIsCut(text, children);
  const [isWhole, { toggle }] = useDisclosure(false);
  return (
    <>
      <span ref={text} className={`${kit.note} ${kit.breakable} ${classes.reason}`} data-whole={isWhole || undefined}>
        {children}
      </span>
      {isCut || isWhole ? (
        <button type="button" className={`${kit.small} ${classes.more}`} aria-expanded={isWhole} onClick={toggle}>
          {t(isWhole ? 'showLess' : 'showMore')}
        </button>
      ) : null}
    </>
  );
}
