import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestStatus } from '../../../exchange/request-status.tsx';
import { ScrollSection } from '../../../exchange/scroll-section.tsx';
import kit from '../../../ui/kit.module.css';
import type { LeftOut } from './left-out.ts';
import classes from './left-out-list.module.css';

const maxShown = 50;
/** More would push away what there is to decide. */
const maxOpen = 3;

interface LeftOutListProps {
  items: readonly LeftOut[];
  /** Nothing else is left, so that the reasons are what there is to say. */
  isAll?: boolean;
  /** What else there is to say about one of them. */
  note?: (item: LeftOut) => ReactNode;
}

/** What is left out, each with the reason. */
export function LeftOutList({ items, isAll = false, note }: LeftOutListProps) {
  const { t } = useTranslation('lineActions');
  if (items.length === 0) return null;
  const title = t('leftOut.title', { count: items.length });
  return (
    <details className={classes.section} open={isAll || items.length <= maxOpen}>
      <summary className={`${kit.strong} ${classes.title}`}>{title}</summary>
      <ScrollSection label={title}>
        <ul className={kit.flush}>
          {items.slice(0, maxShown).map((item) => (
            <li key={item.key} className={`${kit.small} ${kit.breakable} ${classes.row}`}>
              <span className={`${kit.ink} ${kit.strong}`}>
                {item.name}
                {item.line ? (
                  <span className={`${kit.muted} ${kit.regular}`}> {item.line.internalReference}</span>
                ) : null}
              </span>
              <span className={kit.muted}>
                {t(`skip.${item.code}`)} {note?.(item)}
                {item.code === 'INVALID_TRANSITION' && item.line ? (
                  <RequestStatus status={item.line.productRequestStatus} inProgress={item.line.inProgress} />
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      </ScrollSection>
      {items.length > maxShown ? (
        <p className={`${kit.muted} ${kit.small} ${classes.more}`}>
          {t('leftOut.more', { count: items.length - maxShown })}
        </p>
      ) : null}
    </details>
  );
}
