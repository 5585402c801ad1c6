import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TemplateMatch } from '../api/list-template-matches.ts';
import classes from './template-cell.module.css';
import { TemplateFacts } from './template-facts.tsx';
import { useReasonText } from './use-reason-text.ts';

interface ProposedTemplateProps {
  match: TemplateMatch;
  pending: boolean;
  onConfirm: (templateId: string) => void;
  onChoose: () => void;
}

/** What fits best, which nobody has chosen yet; or that nothing does. */
export function ProposedTemplate({ match: { name, offers }, pending, onConfirm, onChoose }: ProposedTemplateProps) {
  const { t } = useTranslation('templateMatches');
  const reasonText = useReasonText();
  const [best] = offers;
  return (
    <div className={classes.proposed} data-empty={best ? undefined : true}>
      <div className={classes.words}>
        {best ? (
          <>
            <div className={classes.reason}>{t('proposed', { reason: reasonText(best) })}</div>
            <TemplateFacts template={best.template} />
          </>
        ) : (
          <div className={classes.reason}>{t('noOffer')}</div>
        )}
      </div>
      <div className={classes.buttons}>
        {best ? (
          <Button
            size="xs"
            loading={pending}
            aria-label={t('do.confirmOf', { template: best.template.name, product: name })}
            onClick={() => onConfirm(best.template.id)}
          >
            {t('do.confirm')}
          </Button>
        ) : null}
        <Button
          variant="subtle"
          size="xs"
          aria-label={t(best ? 'do.anotherOf' : 'do.chooseOf', { product: name })}
          onClick={onChoose}
        >
          {t(best ? 'do.another' : 'do.choose')}
        </Button>
      </div>
    </div>
  );
}
