import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { validityOf, validUntil } from '@pcf/domain/emission-data/validity';
import { lazy, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideFacts, SideWords } from '../../../exchange/emission-editor/side-card.tsx';
import { oneAnswer } from '../../../exchange/footprint-files/footprint-source.ts';
import { FootprintsButton } from '../../../exchange/footprint-files/footprints-button.tsx';
import { useIsExternal } from '../../../exchange/network/external-partners.ts';
import { ValidityMark } from '../../../exchange/validity-mark.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { dayOf, formatDate } from '../../../lib/format/date-format.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { useMayCall } from '../../../lib/use-may-call.ts';
import kit from '../../../ui/kit.module.css';
import { LineIcon } from '../../../ui/line-icon.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import classes from './answer.module.css';
import type { AnswerAddress, EmissionAnswer } from './answer-calls.ts';

/** Wanted by few. */
const DeclineDialog = lazy(async () => ({ default: (await import('./decline-dialog.tsx')).DeclineDialog }));

const PostponeDialog = lazy(async () => ({ default: (await import('./postpone-dialog.tsx')).PostponeDialog }));

/** What was asked for; only what there is. */
export function AskedCard({ answer, address }: { answer: EmissionAnswer; address: AnswerAddress }) {
  const { t, i18n } = useTranslation('answer');
  const language = pageLanguage(i18n);
  const [declining, setDeclining] = useState<boolean | null>(null);
  const [postponing, setPostponing] = useState<boolean | null>(null);
  const { requestData, requestComment, description, productRequestStatus: status, featureFlags, inForce } = answer;
  const external = useIsExternal(requestData.customer.id);
  const mayCall = useMayCall();
  const lastDay = inForce && validUntil(inForce.data);
  const { dueDate, requestedBy, requestedAt, supplierProductReference } = requestData;
  const isLate = dueDate !== null && dueDate < dayOf(new Date()) && (status === 'REQUESTED' || status === 'REJECTED');
  const facts: [label: string, value: ReactNode][] = [
    [
      t('asked.due'),
      dueDate && (
        <span data-late={isLate || undefined} className={classes.due}>
          <b>{formatDate(dueDate, language)}</b>
          {isLate ? `, ${t('asked.overdue')}` : `, ${timeAgo(`${dueDate}T12:00:00`, new Date(), language)}`}
        </span>
      ),
    ],
    [
      t(external ? 'asked.delivered' : 'asked.inForce'),
      lastDay && <ValidityMark validUntil={lastDay} validity={validityOf(lastDay, dayOf(new Date()))} />,
    ],
    [t('asked.expects'), useExpectations(requestData.expects)],
    [t('asked.for'), requestComment && <SideWords>{requestComment}</SideWords>],
    [
      t('asked.who'),
      // Another platform names the company alone.
      t(requestedBy && requestedBy !== requestData.customer.name ? 'asked.whoAndWhen' : 'asked.when', {
        name: requestedBy ?? '',
        customer: requestData.customer.name,
        date: formatDate(requestedAt, language),
      }),
    ],
    [t('asked.ownReference'), supplierProductReference],
    [t('asked.product'), description && <SideWords>{description}</SideWords>],
  ];
  return (
    <AskedFrame
      line={dueDate ? t('asked.line', { date: formatDate(dueDate, language) }) : t('asked.title')}
      title={t('asked.title')}
    >
      <SideFacts facts={facts} />
      {answer.submission ? (
        <FootprintsButton
          source={oneAnswer(
            answer.lineId,
            mayCall('saveEmissionDraft') && featureFlags.edit === 'ENABLED' ? address : null,
          )}
          fileName={answer.name}
        >
          {t('forOthers')}
        </FootprintsButton>
      ) : null}
      <div className={`${kit.row0x8} ${classes.otherwise}`}>
        {featureFlags.postpone === 'ENABLED' && mayCall('postponeEmissionRequest') ? (
          <Button variant="subtle" onClick={() => setPostponing(true)}>
            {t(answer.expectedDate === null ? 'postpone.open' : 'postpone.change')}
          </Button>
        ) : null}
        {featureFlags.decline === 'ENABLED' && mayCall('declineEmissionRequest') ? (
          <Button variant="subtle" onClick={() => setDeclining(true)}>
            {t('decline.open')}
          </Button>
        ) : null}
      </div>
      {postponing === null ? null : (
        <OptionalPart>
          <PostponeDialog
            opened={postponing}
            address={address}
            customer={requestData.customer}
            expectedDate={answer.expectedDate}
            onClose={() => setPostponing(false)}
          />
        </OptionalPart>
      )}
      {declining === null ? null : (
        <OptionalPart>
          <DeclineDialog opened={declining} answer={answer} address={address} onClose={() => setDeclining(false)} />
        </OptionalPart>
      )}
    </AskedFrame>
  );
}

/**
 * Beside the form where there is room; otherwise one line above it that opens. The same element either way, so that a
 * dialog inside keeps what was typed when the window is resized.
 */
function AskedFrame({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  const isNarrow = useMediaQuery('(max-width: 62em)', undefined, { getInitialValueInEffect: false });
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <section className={`${kit.card} ${classes.asked}`} aria-labelledby={id}>
      <h2 id={id} className={`${kit.subheading} ${classes.askedTitle}`}>
        {isNarrow ? (
          <button
            type="button"
            className={`${kit.row} ${classes.line}`}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            <span className={kit.breakable}>{line}</span>
            <LineIcon name="chevronDown" />
          </button>
        ) : (
          title
        )}
      </h2>
      <div hidden={isNarrow && !opened}>{children}</div>
    </section>
  );
}

/** What the customer would like to have, in one line; null where it said nothing. */
function useExpectations(expects: EmissionAnswer['requestData']['expects']): string | null {
  const { t } = useTranslation(['answer', 'exchange']);
  if (expects === null) return null;
  const { unit, lifecycleBoundary, referenceYear, verified } = expects;
  const wishes = [
    unit && t('asked.unit', { unit: t(`exchange:unit.${unit}`) }),
    lifecycleBoundary && t(`exchange:boundary.${lifecycleBoundary}`),
    referenceYear && t('asked.year', { year: String(referenceYear) }),
    verified && t('asked.verified'),
  ].filter((wish) => typeof wish === 'string');
  return wishes.length > 0 ? wishes.join(' · ') : null;
}
