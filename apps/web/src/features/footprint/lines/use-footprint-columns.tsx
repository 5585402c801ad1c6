import type { FootprintGap } from '@pcf/contract/vocabulary/footprint';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupPath } from '../../../exchange/factor-field/factor-names.ts';
import { PartnerName } from '../../../exchange/network/external-mark.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/date-format.ts';
import { noValue } from '../../../lib/format/number-format.ts';
import { exactNumber } from '../../../lib/format/numbers.ts';
import { type MassUnit, massNumber } from '../../../lib/format/rounding.ts';
import { useMayCall } from '../../../lib/use-may-call.ts';
import { CutText } from '../../../ui/data-table/cut-text.tsx';
import type { Column } from '../../../ui/data-table/list-page.ts';
import { ExactValue } from '../../../ui/exact-value.tsx';
import kit from '../../../ui/kit.module.css';
import type { FootprintLine } from '../footprint-calls.ts';
import classes from '../footprint-page.module.css';
import { BasisMark } from './basis-mark.tsx';
import { useWorkingText } from './use-working-text.ts';

export const nextSteps = ['SEND', 'REMIND', 'REVIEW', 'ASK_AGAIN', 'EDIT'] as const;

const stepsOfStatus = {
  NOT_STARTED: 'SEND',
  REQUESTED: 'REMIND',
  PENDING_REVIEW: 'REVIEW',
  REJECTED: 'REMIND',
  COMPLETED: 'ASK_AGAIN',
  DECLINED: 'ASK_AGAIN',
  CANCELED: 'ASK_AGAIN',
} as const satisfies Record<ProductRequestStatus, NextStep>;

export function useFootprintColumns(unit: MassUnit): Column<FootprintLine>[] {
  const { t } = useTranslation('footprintTotals');
  return [
    {
      id: 'product',
      header: t('column.product'),
      cell: ({ name }) => name,
      below: ({ internalReference }) => <CutText>{internalReference}</CutText>,
    },
    {
      id: 'supplier',
      header: t('column.supplier'),
      cell: (line) => <SupplierCell line={line} />,
      width: '13%',
      shownFrom: 860,
    },
    {
      id: 'quantity',
      header: t('column.quantity'),
      cell: (line) => <QuantityCell line={line} />,
      align: 'end',
      width: '112px',
      shownFrom: 960,
    },
    {
      id: 'mass',
      header: t('column.mass'),
      cell: (line) => <MassCell line={line} />,
      align: 'end',
      width: '92px',
      shownFrom: 760,
    },
    {
      id: 'emissions',
      header: t('column.emissions', { unit: unit.unit }),
      cell: (line) => <EmissionsCell line={line} unit={unit} />,
      align: 'end',
      width: '124px',
    },
    { id: 'origin', header: t('column.basis'), cell: (line) => <OriginCell line={line} />, width: '24%' },
  ];
}

/** Where the figure of a purchase comes from, why it is not the supplier's, what to do about it, and the working. */
function OriginCell({ line }: { line: FootprintLine }) {
  const { t } = useTranslation('footprintTotals');
  const reason = reasonOf(line);
  const mayAct = useMayCall()('updateProduct');
  const step = mayAct ? nextStepOf(line) : null;
  return (
    <div className={`${kit.stack2} ${classes.origin}`}>
      <BasisMark basis={line.basis} />
      {reason ? (
        <p className={`${kit.note} ${classes.reason}`}>
          {t(`reason.${reason}`)} {step ? <NextStepLink line={line} step={step} /> : null}
        </p>
      ) : null}
      {line.totalKg === null ? null : <WorkingDisclosure line={line} />}
    </div>
  );
}

interface NextStepLinkProps {
  line: FootprintLine;
  step: NextStep;
}

/** To where it is done: the product, which opens above this page, the list it is sent from, or its request. */
function NextStepLink({ line, step }: NextStepLinkProps) {
  const { t } = useTranslation('footprintTotals');
  const { productId, requestReference, internalReference, name } = line;
  const link = {
    className: classes.link ?? '',
    'aria-label': t('step.of', { step: t(`step.${step}`), name }),
    children: t(`step.${step}`),
  };
  if (step === 'EDIT') {
    return (
      <Link
        {...link}
        to="."
        search={(current: Record<string, unknown>) => ({ ...current, edit: productId })}
        resetScroll={false}
        activeProps={{}}
      />
    );
  }
  if (step === 'SEND' || requestReference === null) {
    return <Link {...link} to="/products/purchased" search={{ textSearch: internalReference }} />;
  }
  return (
    <Link {...link} to="/customer/requests/$requestId/$productId" params={{ requestId: requestReference, productId }} />
  );
}

/** How a figure came about, on demand. */
function WorkingDisclosure({ line }: { line: FootprintLine }) {
  const { t, i18n } = useTranslation('footprintTotals');
  const language = pageLanguage(i18n);
  const [shown, setShown] = useState(false);
  const id = useId();
  const { workingText } = useWorkingText();
  const working = workingText(line);
  if (working === null) return null;
  const { estimate, inForce, basis } = line;
  return (
    <>
      <button
        type="button"
        className={`${kit.small} ${kit.strong} ${classes.toggle}`}
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        aria-label={t(shown ? 'working.hideOf' : 'working.showOf', { name: line.name })}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'working.hide' : 'working.show')}
      </button>
      {shown ? (
        <div id={id} className={`${kit.note} ${kit.breakable} ${classes.working}`}>
          <p className={kit.tabular}>{working}</p>
          {basis === 'ESTIMATED' && estimate ? (
            <>
              <p>
                {t('working.factor', {
                  name: estimate.name,
                  group: groupPath(estimate, language),
                  version: estimate.version,
                })}
              </p>
              <p>{t('working.chosen', { person: estimate.chosenBy, date: formatDate(estimate.chosenAt, language) })}</p>
            </>
          ) : null}
          {basis === 'SPECIFIC' && inForce ? (
            <p>{t('working.accepted', { date: formatDate(inForce.acceptedAt, language), version: inForce.version })}</p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

interface CellProps {
  line: FootprintLine;
}

function SupplierCell({ line: { supplier } }: CellProps) {
  const { t } = useTranslation('exchange');
  return supplier ? (
    <PartnerName partner={supplier} />
  ) : (
    <span className={classes.second}>{t('column.noSupplier')}</span>
  );
}

function QuantityCell({ line: { quantity, quantityUnit } }: CellProps) {
  const { quantityText } = useWorkingText();
  return <span>{quantityText(quantity, quantityUnit)}</span>;
}

function MassCell({ line: { massKg } }: CellProps) {
  const { i18n } = useTranslation();
  return <span>{massKg === null ? noValue : exactNumber(massKg, pageLanguage(i18n))}</span>;
}

function EmissionsCell({ line: { totalKg, basis }, unit }: CellProps & { unit: MassUnit }) {
  const { t, i18n } = useTranslation('footprintTotals');
  if (totalKg === null) return noValue;
  const language = pageLanguage(i18n);
  return (
    <>
      <span className={`${kit.strong} ${classes.value}`} data-basis={basis}>
        <ExactValue
          shown={massNumber(totalKg, unit, language)}
          exact={`${exactNumber(totalKg, language)}\u00a0kg\u00a0CO₂e`}
        />
      </span>
      {basis === 'ESTIMATED' ? <div className={classes.second}>{t('total.estimated')}</div> : null}
    </>
  );
}

/** Why the supplier's data give no figure, or why the chosen estimate gives none either. */
type Reason = FootprintGap | 'NOT_WEIGHED';

type NextStep = (typeof nextSteps)[number];

type Told = Pick<FootprintLine, 'basis' | 'gap' | 'estimate' | 'productRequestStatus' | 'requestReference'>;

export function reasonOf({ basis, gap, estimate }: Pick<Told, 'basis' | 'gap' | 'estimate'>): Reason | null {
  return basis === 'MISSING' && estimate !== null ? 'NOT_WEIGHED' : gap;
}

/** What brings the supplier's figure, or the estimate, nearer; null where there is nothing to do. */
export function nextStepOf(line: Told): NextStep | null {
  const reason = reasonOf(line);
  if (reason === null) return null;
  if (reason === 'NO_ANSWER') return line.requestReference === null ? 'SEND' : stepsOfStatus[line.productRequestStatus];
  return reason === 'UNAVAILABLE' ? 'ASK_AGAIN' : 'EDIT';
}
