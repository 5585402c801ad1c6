import { catalogueFactors } from '@pcf/catalogue/factors';
import { useTranslation } from 'react-i18next';
import { FactorSourceProvider } from '../../../exchange/factor-field/factor-source.tsx';
import { ModalFrame } from '../../../ui/modal-frame/modal-frame.tsx';
import { useReady } from '../../../ui/modal-frame/use-ready.ts';
import type { FootprintLine } from '../api/list-footprint-lines.ts';
import { EstimateForm } from './estimate-form.tsx';
import { estimatedProducts } from './estimated-products.ts';

/** An estimate is a factor times a mass, so nothing else can be one. */
const factorsPerKilogram = catalogueFactors.filter(({ unit }) => unit === 'kgCO₂e/kg');
const noOwnFactors: readonly never[] = [];

interface EstimateDialogProps {
  lines: readonly FootprintLine[];
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

export function EstimateDialog({ lines, opened, onClose, onDone }: EstimateDialogProps) {
  const { t } = useTranslation(['footprintTotals', 'factors']);
  const ready = useReady();
  const products = estimatedProducts(lines, factorsPerKilogram);
  return (
    <ModalFrame
      opened={opened && ready}
      onClose={onClose}
      title={t('estimate.title', { count: products.productIds.length })}
    >
      <FactorSourceProvider factors={factorsPerKilogram} own={noOwnFactors}>
        <EstimateForm
          products={products}
          onCancel={onClose}
          onDone={() => {
            onClose();
            onDone();
          }}
        />
      </FactorSourceProvider>
    </ModalFrame>
  );
}
