import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LineIcon } from '../../../../ui/line-icon/line-icon.tsx';
import type { OfferedTemplate } from '../api/list-template-matches.ts';
import classes from './template-cell.module.css';
import { TemplateFacts } from './template-facts.tsx';

interface ConfirmedTemplateProps {
  template: OfferedTemplate;
  product: string;
  pending: boolean;
  onChange: () => void;
  onForget: () => void;
}

export function ConfirmedTemplate({ template, product, pending, onChange, onForget }: ConfirmedTemplateProps) {
  const { t } = useTranslation('templateMatches');
  return (
    <div className={classes.confirmed}>
      <div className={classes.words}>
        <div className={classes.state}>
          <LineIcon name="check" size={16} />
          {t('confirmed')}
        </div>
        <TemplateFacts template={template} />
      </div>
      <div className={classes.buttons}>
        <Button variant="subtle" size="xs" aria-label={t('do.changeOf', { product })} onClick={onChange}>
          {t('do.change')}
        </Button>
        <Button
          variant="subtle"
          size="xs"
          loading={pending}
          aria-label={t('do.forgetOf', { product })}
          onClick={onForget}
        >
          {t('do.forget')}
        </Button>
      </div>
    </div>
  );
}
