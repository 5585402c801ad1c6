import { accessResponseStatuses } from '@pcf/contract/vocabulary/access-response-status';
import { sortDirections } from '@pcf/contract/vocabulary/sort-direction';
import { useTranslation } from 'react-i18next';
import classes from './sent-toolbar.module.css';
import type { SentView } from './sent-view.ts';

interface SentToolbarProps {
  view: SentView;
  onChange: (view: SentView) => void;
}

export function SentToolbar({ view, onChange }: SentToolbarProps) {
  const { t } = useTranslation('invitations');
  return (
    <div className={classes.toolbar}>
      <fieldset className={classes.filter} aria-label={t('sent.filter')}>
        {[null, ...accessResponseStatuses].map((response) => (
          <button
            key={response}
            type="button"
            className={classes.choice}
            aria-pressed={response === view.response}
            onClick={() => onChange({ ...view, response })}
          >
            {t(`response.${response ?? 'ALL'}`)}
          </button>
        ))}
      </fieldset>
      <select
        className={classes.order}
        aria-label={t('sent.order')}
        value={view.order}
        onChange={(event) => {
          const order = sortDirections.find((direction) => direction === event.currentTarget.value);
          if (order) onChange({ ...view, order });
        }}
      >
        <option value="DESC">{t('sent.newestFirst')}</option>
        <option value="ASC">{t('sent.oldestFirst')}</option>
      </select>
    </div>
  );
}
