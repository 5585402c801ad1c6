import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { oneTemplate } from '../../../exchange/footprint-files/footprint-source.ts';
import { FootprintsButton } from '../../../exchange/footprint-files/footprints-button.tsx';
import type { Template } from '../../../exchange/sold-products/get-template.ts';
import classes from './template-actions.module.css';

interface TemplateActionsProps {
  template: Template;
  onEdit: () => void;
  onRemove: () => void;
}

/** The next step comes last: to answer with it, or to complete it until that is possible. */
export function TemplateActions({
  template: { id, name, dataVersion, complete },
  onEdit,
  onRemove,
}: TemplateActionsProps) {
  const { t } = useTranslation('templates');
  return (
    <div className={classes.actions}>
      <Button variant="subtle" color="red" onClick={onRemove}>
        {t('page.remove')}
      </Button>
      {dataVersion > 0 ? (
        <FootprintsButton source={oneTemplate(id)} fileName={name}>
          {t('page.forOthers')}
        </FootprintsButton>
      ) : null}
      <Button onClick={onEdit}>{t('page.edit')}</Button>
      <Button
        {...(!complete && { variant: 'filled' })}
        renderRoot={(button) => (
          <Link {...button} to="/products/sold/$templateId/emissions-data" params={{ templateId: id }} />
        )}
      >
        {t('page.editData')}
      </Button>
      {complete ? (
        <Button
          variant="filled"
          renderRoot={(button) => (
            <Link {...button} to="/products/received-requests/templates" search={{ templateId: id }} />
          )}
        >
          {t('page.answer')}
        </Button>
      ) : null}
    </div>
  );
}
