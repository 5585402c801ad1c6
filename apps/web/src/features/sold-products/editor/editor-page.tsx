import type { AnswerStep } from '@pcf/contract/vocabulary/emission-data';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorHead } from '../../../exchange/emission-editor/editor-head.tsx';
import { getSoldProduct, type SoldProduct } from '../../../exchange/sold-products.ts';
import { ViewOnlyNotice } from '../../../exchange/view-only-notice.tsx';
import { getCurrentUser } from '../../../lib/account.ts';
import { mayCall } from '../../../lib/may-call.ts';
import { BelowHead } from '../../../ui/below-head.tsx';
import kit from '../../../ui/kit.module.css';
import { ListLink } from '../../../ui/list-link.tsx';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { SoldProductFailure } from '../sold-product-failure.tsx';
import { SoldProductEditor } from './editor.tsx';
import classes from './editor-page.module.css';

interface SoldProductEditorPageProps {
  soldProductId: string;
  step: AnswerStep;
  /** Names the document after the product. */
  renderTitle: (name: string) => ReactNode;
  /** The step. */
  children: ReactNode;
}

/** The emission data of a product that the organisation sells, to be changed and published. */
export function SoldProductEditorPage({ soldProductId, step, renderTitle, children }: SoldProductEditorPageProps) {
  const { data: soldProduct, error, refetch, isFetching } = useQuery(getSoldProduct(soldProductId));
  const { data: user } = useQuery(getCurrentUser);
  const queryClient = useQueryClient();
  // Drafts are told in the list.
  useEffect(() => () => void queryClient.invalidateQueries({ queryKey: ['listTemplates'] }), [queryClient]);
  if (!soldProduct || !user) {
    return error ? (
      <SoldProductFailure error={error} retrying={isFetching} onRetry={() => refetch()} />
    ) : (
      <PageLoading />
    );
  }
  return (
    <>
      {renderTitle(soldProduct.name)}
      <SoldProductEditorHead soldProduct={soldProduct} />
      <BelowHead>
        {mayCall('saveTemplateDraft', user.accessLevel) ? (
          <SoldProductEditor soldProduct={soldProduct} user={user} step={step}>
            {children}
          </SoldProductEditor>
        ) : (
          <ViewOnlyNotice />
        )}
      </BelowHead>
    </>
  );
}

/** What the data are of, and whether they are out. */
function SoldProductEditorHead({ soldProduct }: { soldProduct: SoldProduct }) {
  const { t } = useTranslation('templateEditor');
  const { id, name, internalReference, dataVersion, draft } = soldProduct;
  const state = dataVersion === 0 ? 'unpublished' : draft ? 'changed' : 'published';
  return (
    <EditorHead
      list={<ListLink to="/products/sold">{t('head.list')}</ListLink>}
      place={
        <Link to="/products/sold/$soldProductId" params={{ soldProductId: id }}>
          {internalReference}
        </Link>
      }
      name={name}
      about={t('head.about')}
      state={
        <span className={`${kit.small} ${classes.state}`}>{t(`head.state.${state}`, { version: dataVersion })}</span>
      }
    />
  );
}
