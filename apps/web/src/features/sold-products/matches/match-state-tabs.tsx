import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TabBar } from '../../../ui/tab-bar/tab-bar.tsx';
import { matchTabs } from './match-tabs.ts';
import type { MatchView } from './use-match-view.ts';

interface MatchStateTabsProps {
  view: MatchView;
  open: number | undefined;
  confirmed: number | undefined;
}

/** How far the matching is, and the way to each part of it. */
export function MatchStateTabs({ view, open, confirmed }: MatchStateTabsProps) {
  const { t } = useTranslation('templateMatches');
  const counts = {
    ALL: open === undefined || confirmed === undefined ? undefined : open + confirmed,
    OPEN: open,
    CONFIRMED: confirmed,
  };
  return (
    <TabBar
      label={t('state.label')}
      tabs={matchTabs.map((key) => ({ key, label: t(`state.${key}`), count: counts[key] }))}
      current={view.state ?? 'ALL'}
      renderLink={(key, props) => (
        <Link
          {...props}
          to="."
          search={(current: Record<string, unknown>) => {
            const { state: _, pageNumber: __, ...kept } = current;
            return key === 'ALL' ? kept : { ...kept, state: key };
          }}
          resetScroll={false}
          activeOptions={{ exact: true }}
        />
      )}
    />
  );
}
