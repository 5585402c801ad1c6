import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { decimalOf, decimalText } from '@pcf/domain/footprint/decimal';
import { perTonneKilometre } from '@pcf/domain/footprint/units';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { exactNumber } from '../../../../lib/format/exact-number.ts';
import { formatDecimal } from '../../../../lib/format/format-decimal.ts';
import { findProxy } from '../find-proxy.ts';
import { MethodSection } from '../method-section.tsx';

export function TransportSection({ factors }: { factors: readonly EmissionFactor[] }) {
  const { t, i18n } = useTranslation('methodology');
  const language = pageLanguage(i18n);
  const truck = findProxy(factors, 'Transport', 'Truck');
  return (
    <MethodSection id="transport" title={t('heading.transport')}>
      <p>{t('transport.text')}</p>
      {truck ? (
        <p>
          {t('transport.example', {
            perKilogram: exactNumber(truck.impact, language),
            perTonne: formatDecimal(decimalText(perTonneKilometre(decimalOf(truck.impact))), language),
          })}
        </p>
      ) : null}
    </MethodSection>
  );
}
