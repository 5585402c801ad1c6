import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { PageHeading } from '../../ui/page-heading.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';
import classes from './suppliers-area.module.css';

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
      <div className={`${kit.row0x24} ${classes.head}`}>
        <div>
          <PageHeading subtitle={t('subtitle')}>{t('title')}</PageHeading>
        </div>
        {actions}
      </div>
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
