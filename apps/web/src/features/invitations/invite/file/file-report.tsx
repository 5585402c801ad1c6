import { useTranslation } from 'react-i18next';
import classes from './file-report.module.css';
import type { TakenFile } from './take-addresses.ts';

const shownLines = 8;

/** What came out of a file, and what did not. */
export function FileReport({ taken }: { taken: TakenFile | 'unreadable' }) {
  const { t } = useTranslation('invite');
  if (taken === 'unreadable') return <p className={classes.problem}>{t('file.unreadable')}</p>;
  const { added, named, beyondLimit, unread } = taken;
  return (
    <>
      <p className={classes.words}>
        {t('file.added', { count: added })} {named > 0 ? t('file.named', { count: named }) : null}
      </p>
      {beyondLimit > 0 ? <p className={classes.problem}>{t('file.beyondLimit', { count: beyondLimit })}</p> : null}
      {unread.length > 0 ? (
        <>
          <p className={classes.problem}>{t('file.unread', { count: unread.length })}</p>
          <ul className={classes.lines}>
            {unread.slice(0, shownLines).map(({ line, text }) => (
              <li key={line}>{t('file.line', { line, text })}</li>
            ))}
            {unread.length > shownLines ? <li>{t('file.moreLines', { count: unread.length - shownLines })}</li> : null}
          </ul>
        </>
      ) : null}
    </>
  );
}
