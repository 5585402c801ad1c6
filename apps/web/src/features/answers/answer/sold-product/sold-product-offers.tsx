import { Button } from '@mantine/core';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorWork } from '../../../../exchange/emission-editor/editor-work.ts';
import { perText } from '../../../../exchange/line-table/emission-text.ts';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { operationQuery } from '../../../../lib/api/operation-options.ts';
import { formatDate } from '../../../../lib/format/date-format.ts';
import { listNumber } from '../../../../lib/format/rounding.ts';
import kit from '../../../../ui/kit.module.css';
import { LoadingSpinner } from '../../../../ui/loading-spinner.tsx';
import { useAnswerWork } from '../answer-work.ts';
import classes from './sold-product-offers.module.css';
import { useSoldProductValues } from './use-sold-product-values.ts';

/** The sold product that stands for one line, and those that may. */
const listFittingSoldProducts = (lineId: string) =>
  operationQuery('listTemplateMatches', { query: { lineIds: [lineId], limit: 1 } }, { select: ({ data }) => data[0] });

/** The sold products that fit what is asked for; none is taken before somebody chooses it. */
export function SoldProductOffers() {
  const { t } = useTranslation(['answerTemplate', 'common']);
  const { answer, fillWith } = useAnswerWork();
  const { locked } = useEditorWork();
  const { data: match, isPending, isError, isFetching, refetch } = useQuery(listFittingSoldProducts(answer.lineId));
  const filling = useSoldProductValues(fillWith);
  const { confirmed = null, offers = [] } = match ?? {};
  const others = offers.filter(({ template: soldProduct }) => soldProduct.id !== confirmed?.id);

  function state(text: string) {
    return <p className={`${kit.note} ${kit.breakable} ${classes.state}`}>{text}</p>;
  }

  return (
    <div className={`${kit.stack8} ${classes.offers}`}>
      <h3 className={kit.minorHeading}>{t('offers.title')}</h3>
      {isPending ? <LoadingSpinner /> : null}
      {isError ? (
        <>
          {state(t('offers.failed'))}
          <Button loading={isFetching} onClick={() => refetch()}>
            {t('common:tryAgain')}
          </Button>
        </>
      ) : null}
      {match && !confirmed && others.length === 0 ? state(t('offers.none')) : null}
      {confirmed || others.length > 0 ? (
        <ul className={`${kit.stack12} ${classes.list}`}>
          {[...(confirmed ? [{ template: confirmed, reason: null }] : []), ...others].map(
            ({ template: soldProduct, reason }) => (
              <li key={soldProduct.id}>
                <OfferedSoldProductButton
                  soldProduct={soldProduct}
                  reason={reason}
                  locked={locked || (filling.isPending && filling.variables !== soldProduct.id)}
                  loading={filling.isPending && filling.variables === soldProduct.id}
                  onChoose={() => filling.mutate(soldProduct.id)}
                />
              </li>
            ),
          )}
        </ul>
      ) : null}
      <Link
        className={`${kit.strongLink} ${kit.small} ${classes.link}`}
        to="/products/received-requests/templates"
        search={{ customerIds: answer.requestData.customer.id }}
      >
        {t('offers.all')}
      </Link>
    </div>
  );
}

interface OfferedSoldProductButtonProps {
  soldProduct: OfferedSoldProduct;
  /** Why it is offered; null for the one that somebody confirmed. */
  reason: SoldProductOffer['reason'] | null;
  locked: boolean;
  loading: boolean;
  onChoose: () => void;
}

function OfferedSoldProductButton({ soldProduct, reason, locked, loading, onChoose }: OfferedSoldProductButtonProps) {
  const { t, i18n } = useTranslation(['answerTemplate', 'exchange']);
  const language = pageLanguage(i18n);
  const whyId = useId();
  const { name, complete, emissionValue, emissionUnit, emissionUnitAmount, validUntil, validity } = soldProduct;
  const amount = emissionUnitAmount ?? 1;
  const per = perText(emissionUnit, amount, t('exchange:column.piece', { count: amount }), language);
  const why = [
    reason && t(`reason.${reason}`),
    emissionValue === null ? null : `${listNumber(emissionValue, language)} kgCO₂e${per === null ? '' : ` / ${per}`}`,
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
        <p id={whyId} className={`${kit.note} ${kit.breakable} ${classes.why}`}>
          {why.join(' · ')}
        </p>
      ) : null}
    </>
  );
}

type SoldProductMatch = OperationOutput<'listTemplateMatches'>['data'][number];

type SoldProductOffer = SoldProductMatch['offers'][number];

type OfferedSoldProduct = SoldProductOffer['template'];
