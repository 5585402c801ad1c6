import { useTranslation } from 'react-i18next';
import { ExportForm } from '../../../exchange/export-form/export-form.tsx';
import { downloadFootprint } from '../api/download-footprint.ts';
import { type FootprintView, footprintQuery, isNarrowed, withoutYear } from '../footprint-view.ts';

interface ExportFootprintFormProps {
  /** With the year that is shown. */
  view: FootprintView;
  onClose: () => void;
}

export function ExportFootprintForm({ view, onClose }: ExportFootprintFormProps) {
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
