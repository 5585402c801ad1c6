import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { PageHead } from '../../ui/page-head.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';

const tabs = { suppliers: '/customer/suppliers', campaigns: '/customer/campaigns' } as const;

type AreaTab = keyof typeof tabs;
const areaTabs: readonly AreaTab[] = ['suppliers', 'campaigns'];

interface SuppliersAreaProps {
  current: AreaTab;
  /** Buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The head that the list of suppliers and the list of campaigns share. */
export function SuppliersArea({ current, actions, children }: SuppliersAreaProps) {
  const { t } = useTranslation('suppliers');
  return (
    <>
      <PageHead title={t('title')} subtitle={t('subtitle')} actions={actions} />
      <div className={kit.below16}>
        <TabBar
          label={t('areaTabs')}
          tabs={areaTabs.map((key) => ({ key, label: t(`areaTab.${key}`) }))}
          current={current}
          renderLink={(key, props) => <Link {...props} to={tabs[key]} activeOptions={{ exact: true }} />}
        />
      </div>
      {children}
    </>
  );
}
