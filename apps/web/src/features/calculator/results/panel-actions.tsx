import { Button } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { scenarioNames } from '../compare/scenario-names.ts';
import type { Scenario } from '../model/scenario.ts';
import { loadExport } from './later-chunks.ts';
import classes from './panel-actions.module.css';

interface PanelActionsProps {
  scenarios: readonly Scenario[];
  /** While there is no result, there is nothing to do with it. */
  empty: boolean;
  onCompare: () => void;
  onStopComparing: (keepIndex: number) => void;
  onShare: () => void;
}

export const PanelActions = memo(function PanelActions({
  scenarios,
  empty,
  onCompare,
  onStopComparing,
  onShare,
}: PanelActionsProps) {
  const { t, i18n } = useTranslation(['footprint', 'common']);
  const save = async () => {
    const { saveResult } = await loadExport();
    saveResult({ scenarios, language: pageLanguage(i18n), t, moment: new Date() });
  };
  const compared = scenarios.length > 1;
  return (
    <div className={classes.actions}>
      {compared ? (
        scenarioNames.map((name, index) => (
          <Button key={name} onClick={() => onStopComparing(index)}>
            {t('action.keep', { name })}
          </Button>
        ))
      ) : (
        <Button variant="filled" disabled={empty} onClick={onCompare}>
          {t('action.compare')}
        </Button>
      )}
      <Button disabled={empty} onClick={onShare}>
        {t('action.share')}
      </Button>
      <Button disabled={empty} onClick={() => window.print()}>
        {t('action.print')}
      </Button>
      <Button disabled={empty} onClick={save}>
        {t('action.export')}
      </Button>
    </div>
  );
});
