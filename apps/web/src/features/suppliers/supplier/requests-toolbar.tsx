import { useTranslation } from 'react-i18next';
import toolbar from '../list/suppliers-toolbar.module.css';
import { type RequestsView, requestStatuses, toggled } from './requests-view.ts';

interface RequestsToolbarProps {
  view: RequestsView;
  onChange: (view: RequestsView) => void;
}

export function RequestsToolbar({ view, onChange }: RequestsToolbarProps) {
  const { t } = useTranslation('suppliers');
  return (
    <search className={toolbar.toolbar}>
      <fieldset className={toolbar.statuses} aria-label={t('requests.filter')}>
        {requestStatuses.map((status) => (
          <button
            key={status}
            type="button"
            className={toolbar.choice}
            aria-pressed={view.statuses.includes(status)}
            onClick={() => onChange(toggled(view, status))}
          >
            {t(`requestStatus.${status}`)}
          </button>
        ))}
      </fieldset>
    </search>
  );
}
