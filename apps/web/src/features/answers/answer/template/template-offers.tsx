import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useEditorWork } from '../../../../exchange/emission-editor/editor-work.ts';
import { LoadingSpinner } from '../../../../ui/loading-spinner/loading-spinner.tsx';
import { useAnswerWork } from '../answer-work.ts';
import { listFittingTemplates } from '../api/list-fitting-templates.ts';
import { OfferedTemplateButton } from './offered-template-button.tsx';
import classes from './template-offers.module.css';
import { useTemplateValues } from './use-template-values.ts';

/** The templates that fit what is asked for; none is taken before somebody chooses it. */
export function TemplateOffers() {
  const { t } = useTranslation(['answerTemplate', 'common']);
  const { answer, fillWith } = useAnswerWork();
  const { locked } = useEditorWork();
  const { data: match, isPending, isError, isFetching, refetch } = useQuery(listFittingTemplates(answer.lineId));
  const filling = useTemplateValues(fillWith);
  const { confirmed = null, offers = [] } = match ?? {};
  const others = offers.filter(({ template }) => template.id !== confirmed?.id);

  function state(text: string) {
    return <p className={classes.state}>{text}</p>;
  }

  return (
    <div className={classes.offers}>
      <h3 className={classes.title}>{t('offers.title')}</h3>
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
        <ul className={classes.list}>
          {[...(confirmed ? [{ template: confirmed, reason: null }] : []), ...others].map(({ template, reason }) => (
            <li key={template.id}>
              <OfferedTemplateButton
                template={template}
                reason={reason}
                locked={locked || (filling.isPending && filling.variables !== template.id)}
                loading={filling.isPending && filling.variables === template.id}
                onChoose={() => filling.mutate(template.id)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <Link
        className={classes.link}
        to="/products/received-requests/templates"
        search={{ customerIds: answer.requestData.customer.id }}
      >
        {t('offers.all')}
      </Link>
    </div>
  );
}
