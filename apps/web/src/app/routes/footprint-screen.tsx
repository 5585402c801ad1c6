import { useTranslation } from 'react-i18next';
import { FootprintPage } from '../../features/footprint/footprint-page.tsx';
import { DocumentTitle } from '../navigation/document-title.tsx';
import { useEditedProduct } from './use-edited-product.tsx';

export function FootprintScreen() {
  const { t } = useTranslation('footprintTotals');
  const editing = useEditedProduct();
  return (
    <>
      <DocumentTitle page={t('title')} />
      <FootprintPage />
      {editing}
    </>
  );
}
