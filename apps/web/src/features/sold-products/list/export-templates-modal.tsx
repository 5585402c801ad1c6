import { mostTemplatesInQuery } from '@pcf/contract/exchange-limits';
import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { useTranslation } from 'react-i18next';
import { ExportForm } from '../../../exchange/export-form.tsx';
import { downloadFile } from '../../../lib/api/transfer-file.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import type { SoldProduct } from './list-templates.ts';
import { soldQuery, useSoldView } from './use-sold-view.ts';

const downloadTemplates = async ({ fileName, format = 'csv', ...filters }: Query & { readonly fileName: string }) =>
  saveFile(
    `${fileName}.${format}`,
    await downloadFile('downloadTemplates', { query: { ...filters, fileName, format } }),
  );

interface ExportTemplatesModalProps {
  /** What is selected. */
  products: readonly SoldProduct[];
  opened: boolean;
  onClose: () => void;
}

export function ExportTemplatesModal({ products, opened, onClose }: ExportTemplatesModalProps) {
  const { t } = useTranslation('templates');
  return (
    <ModalFrame opened={opened} onClose={onClose} title={t('export.title')}>
      <ExportTemplatesForm products={products} onClose={onClose} />
    </ModalFrame>
  );
}

type Scope = 'chosen' | 'shown' | 'all';

interface ExportTemplatesFormProps {
  products: readonly SoldProduct[];
  onClose: () => void;
}

function ExportTemplatesForm({ products, onClose }: ExportTemplatesFormProps) {
  const { t } = useTranslation(['productExport', 'templates']);
  const { filters, isFiltered } = useSoldView();
  const asked = {
    chosen: { templateIds: products.map(({ id }) => id) },
    shown: soldQuery({ ...filters, sort: null, order: null }),
    all: {},
  };
  // An address holds only so many.
  const mayChoose = products.length > 0 && products.length <= mostTemplatesInQuery;
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
        products.length > mostTemplatesInQuery ? (
          <p>{t('templates:export.tooMany', { most: mostTemplatesInQuery })}</p>
        ) : null
      }
      scopes={first ? [first, ...rest, all] : [all]}
      note={<p>{t('templates:export.reimport')}</p>}
      download={(scope, format) =>
        downloadTemplates({ ...asked[scope], fileName: t('templates:export.fileName'), format })
      }
      onClose={onClose}
    />
  );
}

type Query = OperationInput<'downloadTemplates'>['query'];
