import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { TabBar } from '../../components/tab-bar/tab-bar.tsx';
import { rememberedQuery, rememberQuery } from '../../lib/filters/remember-query.ts';
import { parseQueryString, writeQueryString } from '../../lib/navigation/query-string.ts';
import { useOwnLocation } from '../../lib/navigation/use-own-location.ts';
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
  const search = useOwnLocation().search as Record<string, unknown>;
  const { edit: _, ...kept } = search;
  const query = writeQueryString(kept);
  useEffect(() => rememberQuery(current, query), [current, query]);
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
            <Link
              {...props}
              to={productTabs.find((tab) => tab.key === key)?.path ?? '/products'}
              search={key === current ? kept : parseQueryString(rememberedQuery(key))}
              activeOptions={{ exact: true }}
            />
          )}
        />
      </div>
      {children}
    </>
  );
}
