import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { useTranslation } from 'react-i18next';
import { ExportForm } from '../../exchange/export-form.tsx';
import { downloadFile } from '../../lib/api/transfer-file.ts';
import { saveFile } from '../../lib/save-file.ts';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import { type FootprintView, footprintQuery, isNarrowed, withoutYear } from './footprint-view.ts';

interface ExportFootprintModalProps {
  view: FootprintView;
  opened: boolean;
  onClose: () => void;
}

export function ExportFootprintModal({ view, opened, onClose }: ExportFootprintModalProps) {
  const { t } = useTranslation('footprintTotals');
  return (
    <ModalFrame opened={opened} onClose={onClose} title={t('export.title')}>
      <ExportFootprintForm view={view} onClose={onClose} />
    </ModalFrame>
  );
}

interface ExportFootprintFormProps {
  /** With the year that is shown. */
  view: FootprintView;
  onClose: () => void;
}

function ExportFootprintForm({ view, onClose }: ExportFootprintFormProps) {
  const { t } = useTranslation('footprintTotals');
  const { year } = view;
  const { year: asked, ...filters } = footprintQuery(view);
  const whole = {
    value: 'year',
    label: year === withoutYear ? t('export.withoutYear') : t('export.year', { year: String(year) }),
  } as const;
  return (
    <ExportForm<'shown' | 'year'>
      about={<p>{t('export.about')}</p>}
      scopes={isNarrowed(view) ? [{ value: 'shown', label: t('export.shown') }, whole] : [whole]}
      download={(scope, format) =>
        downloadFootprint({
          fileName: year ? t('export.fileName', { year: String(year) }) : t('export.fileNameWithoutYear'),
          query: { year: asked, ...(scope === 'shown' && filters), format },
        })
      }
      onClose={onClose}
    />
  );
}

interface Download {
  readonly fileName: string;
  readonly query: OperationInput<'downloadFootprint'>['query'];
}

async function downloadFootprint({ fileName, query }: Download): Promise<void> {
  const { format = 'csv' } = query;
  saveFile(`${fileName}.${format}`, await downloadFile('downloadFootprint', { query }));
}
