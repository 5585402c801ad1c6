import { useTranslation } from 'react-i18next';
import classes from './contents.module.css';
import { sectionIds } from './section-ids.ts';

/** Plain anchors: the browser scrolls, and reading goes on from there. */
export function Contents() {
  const { t } = useTranslation('methodology');
  return (
    <nav className={classes.contents} aria-label={t('contents')}>
      <p className={classes.title} aria-hidden>
        {t('contents')}
      </p>
      <ol className={classes.list}>
        {sectionIds.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{t(`heading.${id}`)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
