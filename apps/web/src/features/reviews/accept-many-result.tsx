import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './accept-many.module.css';
import type { AcceptManyResult as Result } from './api/accept-many-emission-data.ts';
import { LinePageLink } from './line-page-link.tsx';

/** What was accepted, and what was not, each with the reason and the way to it. */
export function AcceptManyResult({ result: { accepted, skipped } }: { result: Result }) {
  const { t } = useTranslation('review');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={classes.title}>
        {accepted.length > 0 ? t('result.accepted', { count: accepted.length }) : t('result.nothing')}
      </h3>
      {accepted.length > 0 ? (
        <ul className={classes.list}>
          {accepted.map(({ requestReference, productId, version, name }) => (
            <li key={`${requestReference} ${productId}`} className={classes.row}>
              <span className={classes.name}>{name ?? t('result.unnamed')}</span>
              <span className={classes.muted}>{requestReference}</span>
              <span className={classes.value}>{t('queue.version', { version })}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {skipped.length > 0 ? (
        <>
          <h3 className={classes.title}>{t('result.skipped', { count: skipped.length })}</h3>
          <ul className={classes.list}>
            {skipped.map(({ requestReference, productId, name, code }) => (
              <li key={`${requestReference} ${productId}`} className={classes.row}>
                <span className={classes.name}>{name ?? t('result.unnamed')}</span>
                <span className={classes.muted}>{t(`skip.${code}`)}</span>
                <span className={classes.value}>
                  {code === 'NOT_FOUND' ? null : (
                    <LinePageLink
                      className={classes.link}
                      requestReference={requestReference}
                      productId={productId}
                      aria-label={t('result.openOne', { name: name ?? t('result.unnamed') })}
                    >
                      {t('result.open')}
                    </LinePageLink>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
