import { Button, TextInput } from '@mantine/core';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { Amount } from '@pcf/domain/footprint/footprint-item';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactorChoice } from '../../../exchange/factor-field/factor-choice.ts';
import { ModalFrame } from '../../../ui/modal-frame/modal-frame.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import type { Scenario } from '../model/scenario.ts';
import { usedFactors } from '../results/used-factors.ts';
import { toBase64url } from './base64url.ts';
import { deflate } from './deflate.ts';
import classes from './share-dialog.module.css';
import {
  notANumber,
  type SharedAmount,
  type SharedChoice,
  type SharedFactor,
  type SharePayload,
  sharedSections,
  shareMark,
  shareVersion,
} from './share-payload.ts';

interface ShareDialogProps {
  scenarios: readonly Scenario[];
  opened: boolean;
  onClose: () => void;
}

/** Says what the link carries and who can see it, before anybody passes it on. */
export function ShareDialog({ scenarios, opened, onClose }: ShareDialogProps) {
  const { t } = useTranslation(['footprint', 'common']);
  // It comes with its first opening; only a dialog that was closed before knows where to give the focus back.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  const link = useShareLink(scenarios, shown);
  const carriesOthers = usedFactors(scenarios).some(({ origin }) => origin !== 'CATALOGUE');
  const { field, outcome, copy, forget } = useCopy(link);
  const close = () => {
    forget();
    onClose();
  };
  return (
    <ModalFrame
      opened={shown}
      onClose={close}
      title={t('share.title')}
      footer={
        <>
          <Button onClick={close}>{t('common:close')}</Button>
          <Button variant="filled" disabled={link === ''} onClick={copy}>
            {t('share.copy')}
          </Button>
        </>
      }
    >
      <div className={classes.words}>
        <p>{t('share.carries')}</p>
        <ul>
          <li>{t('share.whoever')}</li>
          <li>{t('share.fragment')}</li>
          <li>{t('share.fixed')}</li>
          {carriesOthers ? <li>{t('share.own')}</li> : null}
        </ul>
      </div>
      <TextInput
        ref={field}
        label={t('share.link')}
        value={link}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={classes.outcome} role="status">
        {outcome ? t(`share.outcome.${outcome}`) : ''}
      </p>
    </ModalFrame>
  );
}

/** The address of this page with the scenarios in its fragment; '' until it is made. */
function useShareLink(scenarios: readonly Scenario[], wanted: boolean): string {
  const [link, setLink] = useState('');
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    shareFragment(scenarios).then((fragment) => {
      const address = new URL(window.location.href);
      address.hash = fragment;
      if (current) setLink(address.href);
    });
    return () => {
      current = false;
    };
  }, [scenarios, wanted]);
  return link;
}

/** The scenarios as the part of an address behind "#", which browsers send to no server. */
export async function shareFragment(scenarios: readonly Scenario[]): Promise<string> {
  const bytes = await deflate(JSON.stringify(payloadOf(scenarios)));
  return `${shareMark}=${shareVersion}.${toBase64url(bytes)}`;
}

/** Each factor travels once and whole, so that a later catalogue does not change the answer. */
function payloadOf(scenarios: readonly Scenario[]): SharePayload {
  const places = new Map<string, number>();
  const factors: SharedFactor[] = [];
  const placeOf = (factor: EmissionFactor): number => {
    const shared = sharedFactor(factor);
    const key = JSON.stringify(shared);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, factors.length);
    return factors.push(shared) - 1;
  };
  const sharedChoice = ({ topCategory, category, subcategory, factor }: FactorChoice): SharedChoice =>
    factor === null ? [topCategory, category, subcategory].filter((step) => step !== null) : placeOf(factor);
  const shared = scenarios.map((scenario) =>
    sharedSections.map((section) =>
      scenario[section].map(
        ({ choice, weightKg, amountKwh, distanceKm, transport }) =>
          [
            sharedChoice(choice),
            sharedAmount(weightKg),
            sharedAmount(amountKwh),
            sharedAmount(distanceKm),
            transport === null ? null : sharedChoice(transport),
          ] as const,
      ),
    ),
  );
  return [factors, shared];
}

function sharedFactor(factor: EmissionFactor): SharedFactor {
  const { topCategory, category, subcategory, name, kind, impact, unit, origin, version } = factor;
  return [topCategory, category, subcategory, name, kind, impact, unit, origin, version];
}

function sharedAmount(amount: Amount): SharedAmount {
  return Number.isNaN(amount) ? notANumber : amount;
}
