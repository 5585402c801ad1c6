import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListLink } from '../../ui/list-link/list-link.tsx';
import { PageHeading } from '../../ui/page-heading/page-heading.tsx';
import { TabBar } from '../../ui/tab-bar/tab-bar.tsx';
import { type ProductTab, productTabs } from './product-tabs.ts';
import classes from './products-area.module.css';

interface ProductsAreaProps {
  current: ProductTab;
  /** Once they are known. */
  counts: Readonly<Partial<Record<ProductTab, number | undefined>>>;
  /** Buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The head of the products area; each tab returns with the query string it was left with. */
export function ProductsArea({ current, counts, actions, children }: ProductsAreaProps) {
  const { t } = useTranslation('products');
  return (
    <>
      <div className={classes.head}>
        <div>
          <PageHeading subtitle={t(`subtitle.${current}`)}>{t('title')}</PageHeading>
        </div>
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
      <div className={classes.tabs}>
        <TabBar
          label={t('tabs')}
          tabs={productTabs.map(({ key }) => ({ key, label: t(`tab.${key}`), count: counts[key] }))}
          current={current}
          renderLink={(key, props) => (
            <ListLink {...props} to={productTabs.find((tab) => tab.key === key)?.path ?? '/products/purchased'} />
          )}
        />
      </div>
      {children}
    </>
  );
}
