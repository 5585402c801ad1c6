import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showProblemToast } from '../../../../lib/toasts/show-problem-toast.ts';
import { showErrorToast } from '../../../../lib/toasts/show-toast.tsx';
import kit from '../../../../ui/kit.module.css';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import { LoadingSpinner } from '../../../../ui/loading-spinner.tsx';
import { confirmTemplateMatches } from '../api/confirm-template-matches.ts';
import type { OfferedTemplate, TemplateMatch } from '../api/list-template-matches.ts';
import classes from './template-cell.module.css';
import { TemplateFacts } from './template-facts.tsx';
import { useReasonText } from './use-reason-text.ts';

const TemplateChooser = lazy(async () => ({ default: (await import('./template-chooser.tsx')).TemplateChooser }));

/** Which template stands for a product: confirmed, proposed, or to be looked for. */
export function TemplateCell({ match }: { match: TemplateMatch }) {
  const [choosing, setChoosing] = useState(false);
  const cell = useRef<HTMLDivElement>(null);
  const confirm = useMutation({ ...confirmTemplateMatches(useQueryClient()), onError: showProblemToast });
  const { confirmed, lineId, name } = match;

  async function choose(templateId: string | null) {
    try {
      const { skipped } = await confirm.mutateAsync([{ lineId, templateId }]);
      if (skipped.length > 0) showErrorToast('templateMatches:gone');
    } catch {
      // A toast says why.
    }
    finish();
  }

  /** The button that was pressed is another one now. */
  function finish() {
    setChoosing(false);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) cell.current?.focus();
    });
  }

  return (
    <div ref={cell} className={classes.cell} tabIndex={-1}>
      {choosing ? (
        <Suspense fallback={<LoadingSpinner small />}>
          <TemplateChooser
            match={match}
            pending={confirm.isPending}
            onChoose={(id) => void choose(id)}
            onCancel={finish}
          />
        </Suspense>
      ) : confirmed ? (
        <ConfirmedTemplate
          template={confirmed}
          product={name}
          pending={confirm.isPending}
          onChange={() => setChoosing(true)}
          onForget={() => void choose(null)}
        />
      ) : (
        <ProposedTemplate
          match={match}
          pending={confirm.isPending}
          onConfirm={(id) => void choose(id)}
          onChoose={() => setChoosing(true)}
        />
      )}
    </div>
  );
}

interface ConfirmedTemplateProps {
  template: OfferedTemplate;
  product: string;
  pending: boolean;
  onChange: () => void;
  onForget: () => void;
}

function ConfirmedTemplate({ template, product, pending, onChange, onForget }: ConfirmedTemplateProps) {
  const { t } = useTranslation('templateMatches');
  return (
    <div className={`${kit.row4x12} ${classes.confirmed}`}>
      <div className={classes.words}>
        <div className={`${kit.tiny} ${kit.bold} ${classes.state}`}>
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

interface ProposedTemplateProps {
  match: TemplateMatch;
  pending: boolean;
  onConfirm: (templateId: string) => void;
  onChoose: () => void;
}

/** What fits best, which nobody has chosen yet; or that nothing does. */
function ProposedTemplate({ match: { name, offers }, pending, onConfirm, onChoose }: ProposedTemplateProps) {
  const { t } = useTranslation('templateMatches');
  const reasonText = useReasonText();
  const [best] = offers;
  return (
    <div className={`${kit.row4x12} ${classes.proposed}`} data-empty={best ? undefined : true}>
      <div className={classes.words}>
        {best ? (
          <>
            <div className={kit.finePrint}>{t('proposed', { reason: reasonText(best) })}</div>
            <TemplateFacts template={best.template} />
          </>
        ) : (
          <div className={kit.finePrint}>{t('noOffer')}</div>
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
