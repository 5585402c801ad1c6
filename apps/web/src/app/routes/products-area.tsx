import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countReceivedProductRequests } from '../../features/answers/received/list-received-product-requests.ts';
import { countPurchasedProducts } from '../../features/products/list-purchased-products.ts';
import { countSoldProducts } from '../../features/sold-products/list/list-sold-products.ts';
import { BelowHead } from '../../ui/below-head.tsx';
import kit from '../../ui/kit.module.css';
import { ListLink } from '../../ui/list-link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';

/** The tabs of the products area; each is one of the lists that return as they were left. */
export const productTabs = [
  { key: 'purchased', path: '/products/purchased' },
  { key: 'sold', path: '/products/sold' },
  { key: 'received-requests', path: '/products/received-requests' },
] as const;

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
      <PageHead title={t('title')} subtitle={t(`subtitle.${current}`)} actions={actions} />
      <div className={kit.below16}>
        <TabBar
          label={t('tabs')}
          tabs={productTabs.map(({ key }) => ({ key, label: t(`tab.${key}`), count: counts[key] }))}
          current={current}
          renderLink={(key, props) => (
            <ListLink {...props} to={productTabs.find((tab) => tab.key === key)?.path ?? '/products/purchased'} />
          )}
        />
      </div>
      <BelowHead>{children}</BelowHead>
    </>
  );
}

export type ProductTab = (typeof productTabs)[number]['key'];

/** How many there are behind each tab of the products area, once it is known. */
export function useProductCounts(): Record<ProductTab, number | undefined> {
  const { data: purchased } = useQuery(countPurchasedProducts);
  const { data: sold } = useQuery(countSoldProducts);
  const { data: received } = useQuery(countReceivedProductRequests);
  return { purchased, sold, 'received-requests': received };
}
