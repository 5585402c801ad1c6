import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { emissionNumber, perText } from '../../../../exchange/line-table/emission-text.ts';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { formatDate } from '../../../../lib/format/format-date.ts';
import type { OfferedTemplate, TemplateOffer } from '../api/list-fitting-templates.ts';
import classes from './template-offers.module.css';

interface OfferedTemplateButtonProps {
  template: OfferedTemplate;
  /** Why it is offered; null for the one that somebody confirmed. */
  reason: TemplateOffer['reason'] | null;
  locked: boolean;
  loading: boolean;
  onChoose: () => void;
}

export function OfferedTemplateButton({ template, reason, locked, loading, onChoose }: OfferedTemplateButtonProps) {
  const { t, i18n } = useTranslation(['answerTemplate', 'exchange']);
  const language = pageLanguage(i18n);
  const whyId = useId();
  const { name, complete, emissionValue, emissionUnit, emissionUnitAmount, validUntil, validity } = template;
  const amount = emissionUnitAmount ?? 1;
  const per = perText(emissionUnit, amount, t('exchange:column.piece', { count: amount }), language);
  const why = [
    reason && t(`reason.${reason}`),
    emissionValue === null
      ? null
      : `${emissionNumber(emissionValue, language)} kgCO₂e${per === null ? '' : ` / ${per}`}`,
    validUntil !== null && validity === 'EXPIRED'
      ? t('offers.expired', { date: formatDate(validUntil, language) })
      : null,
    complete ? null : t('offers.incomplete'),
  ].filter(Boolean);
  return (
    <>
      <Button
        disabled={locked || !complete}
        loading={loading}
        onClick={onChoose}
        aria-describedby={why.length > 0 ? whyId : undefined}
      >
        {t(reason === null ? 'offers.matched' : 'offers.start', { name })}
      </Button>
      {why.length > 0 ? (
        <p id={whyId} className={classes.why}>
          {why.join(' · ')}
        </p>
      ) : null}
    </>
  );
}
