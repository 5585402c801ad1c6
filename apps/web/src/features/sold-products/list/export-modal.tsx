import { maxSoldProductsInQuery } from '@pcf/contract/exchange-limits';
import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { useTranslation } from 'react-i18next';
import { ExportForm } from '../../../exchange/export-form.tsx';
import { downloadFile } from '../../../lib/api/transfer-file.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import type { ListedSoldProduct } from './list-sold-products.ts';
import { soldQuery, useSoldView } from './use-sold-view.ts';

const downloadSoldProducts = async ({ fileName, format = 'csv', ...filters }: Query & { readonly fileName: string }) =>
  saveFile(
    `${fileName}.${format}`,
    await downloadFile('downloadTemplates', { query: { ...filters, fileName, format } }),
  );

interface ExportSoldProductsModalProps {
  /** What is selected. */
  products: readonly ListedSoldProduct[];
  opened: boolean;
  onClose: () => void;
}

export function ExportSoldProductsModal({ products, opened, onClose }: ExportSoldProductsModalProps) {
  const { t } = useTranslation('templates');
  return (
    <ModalFrame opened={opened} onClose={onClose} title={t('export.title')}>
      <ExportSoldProductsForm products={products} onClose={onClose} />
    </ModalFrame>
  );
}

type Scope = 'chosen' | 'shown' | 'all';

interface ExportSoldProductsFormProps {
  products: readonly ListedSoldProduct[];
  onClose: () => void;
}

function ExportSoldProductsForm({ products, onClose }: ExportSoldProductsFormProps) {
  const { t } = useTranslation(['productExport', 'templates']);
  const { filters, isFiltered } = useSoldView();
  const asked = {
    chosen: { templateIds: products.map(({ id }) => id) },
    shown: soldQuery({ ...filters, sort: null, order: null }),
    all: {},
  };
  // An address holds only so many.
  const mayChoose = products.length > 0 && products.length <= maxSoldProductsInQuery;
  const narrower: { value: Scope; label: string }[] = [
    ...(mayChoose
      ? [{ value: 'chosen' as const, label: t('templates:export.chosen', { count: products.length }) }]
      : []),
    ...(isFiltered ? [{ value: 'shown' as const, label: t('scopes.shown') }] : []),
  ];
  const all: { value: Scope; label: string } = { value: 'all', label: t('templates:export.all') };
  const [first, ...rest] = narrower;
  return (
    <ExportForm<Scope>
      about={
        products.length > maxSoldProductsInQuery ? (
          <p>{t('templates:export.tooMany', { most: maxSoldProductsInQuery })}</p>
        ) : null
      }
      scopes={first ? [first, ...rest, all] : [all]}
      note={<p>{t('templates:export.reimport')}</p>}
      download={(scope, format) =>
        downloadSoldProducts({ ...asked[scope], fileName: t('templates:export.fileName'), format })
      }
      onClose={onClose}
    />
  );
}

type Query = OperationInput<'downloadTemplates'>['query'];
