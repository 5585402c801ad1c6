import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingSpinner } from '../../../ui/loading-spinner/loading-spinner.tsx';
import { ModalFrame } from '../../../ui/modal-frame/modal-frame.tsx';
import { useReady } from '../../../ui/modal-frame/use-ready.ts';
import type { PurchasedQuery } from './api/download-purchased.ts';
import { ExportForm } from './export-form.tsx';

/** Wanted by few. */
const FootprintsPanel = lazy(async () => ({
  default: (await import('../../../exchange/footprint-files/footprints-panel.tsx')).FootprintsPanel,
}));

interface ExportModalProps {
  opened: boolean;
  onClose: () => void;
  /** What narrows the list now, as the call takes it; empty where nothing does. */
  filters: PurchasedQuery;
}

export function ExportModal({ opened, onClose, filters }: ExportModalProps) {
  const { t } = useTranslation('productExport');
  const ready = useReady();
  /** What other platforms are to be told. */
  const [exchanged, setExchanged] = useState<PurchasedQuery | null>(null);

  function close() {
    setExchanged(null);
    onClose();
  }

  return (
    <ModalFrame opened={opened && ready} onClose={close} title={t('title')}>
      {exchanged ? (
        <Suspense fallback={<LoadingSpinner />}>
          <FootprintsPanel
            source={{ origin: 'purchased', query: exchanged, one: null }}
            fileName={t('fileName')}
            onClose={close}
          />
        </Suspense>
      ) : (
        <ExportForm filters={filters} onClose={close} onExchange={setExchanged} />
      )}
    </ModalFrame>
  );
}
