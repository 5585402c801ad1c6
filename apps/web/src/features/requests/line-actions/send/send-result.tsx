import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnyExternal } from '../../../../exchange/network/external-partners.ts';
import { ScrollSection } from '../../../../exchange/scroll-section.tsx';
import kit from '../../../../ui/kit.module.css';
import { leftOutOf } from '../left-out.ts';
import { LeftOutList } from '../left-out-list.tsx';
import classes from '../line-dialogs.module.css';
import type { SendPlan } from './send-plan.ts';
import type { UnassignedChoice } from './send-values.ts';
import type { SendOutcome } from './sent-requests.ts';

interface SendResultProps {
  outcome: SendOutcome;
  plan: SendPlan;
  unassigned: UnassignedChoice;
  onDone: () => void;
}

/** What became of each: the requests with their references, and what was left out. */
export function SendResult({ outcome, plan, unassigned, onDone }: SendResultProps) {
  const { t } = useTranslation('lineActions');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { requests, campaignId, skipped } = outcome;
  const external = useAnyExternal(requests.map(({ supplierId }) => supplierId));
  const leftOut = [
    ...plan.leftOut,
    ...(unassigned === 'leaveOut' ? plan.unassigned : []),
    ...leftOutOf(skipped, plan.lines),
  ];
  const sent = t('result.sent', { count: requests.length });
  return (
    <div className={`${kit.stack16} ${classes.result}`}>
      <h3 ref={title} tabIndex={-1} className={`${kit.heading} ${classes.title}`}>
        {requests.length > 0 ? sent : t('result.nothing')}
      </h3>
      {requests.length > 0 ? (
        <>
          <p className={`${kit.muted} ${classes.text}`}>{t(external ? 'elsewhere.next' : 'result.next')}</p>
          <ScrollSection label={sent}>
            <ul className={kit.flush}>
              {requests.map(({ requestReference, supplierName, lines }) => (
                <li key={requestReference} className={`${kit.breakable} ${classes.row}`}>
                  <span className={kit.strong}>{supplierName}</span>
                  <span className={kit.tabular}>{requestReference}</span>
                  <span className={kit.muted}>{t('send.products', { count: lines })}</span>
                </li>
              ))}
            </ul>
          </ScrollSection>
        </>
      ) : null}
      <LeftOutList items={leftOut} />
      <div className={kit.actions}>
        <Button variant="filled" onClick={onDone}>
          {t('result.done')}
        </Button>
        {campaignId ? (
          <Button
            renderRoot={(button) => <Link {...button} to="/customer/campaigns/$campaignId" params={{ campaignId }} />}
          >
            {t('result.campaign')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
