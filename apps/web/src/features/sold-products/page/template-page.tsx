import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { RenderAnswering } from '../../../exchange/sold-products/chosen-answer.ts';
import { getTemplate, type Template } from '../../../exchange/sold-products/get-template.ts';
import { PageLoading } from '../../../ui/page-loading/page-loading.tsx';
import { TemplateFailure } from '../template-failure.tsx';
import { NoEmissionData } from './data/no-emission-data.tsx';
import { DraftNotice } from './draft/draft-notice.tsx';
import { HoldersSection } from './holders/holders-section.tsx';
import { OutdatedNotice } from './send/outdated-notice.tsx';
import { TemplateHead } from './template-head.tsx';
import classes from './template-page.module.css';

const DataSection = lazy(async () => ({ default: (await import('./data/data-section.tsx')).DataSection }));

interface TemplatePageProps {
  templateId: string;
  onEdit: (template: Template) => void;
  onRemove: (template: Template) => void;
  /** Answers requests above the page, until it is closed. */
  renderAnswering: RenderAnswering;
  /** Names the document after the product. */
  renderTitle: (name: string) => ReactNode;
}

/** One product that the organisation sells: what it answers its customers with, and who has been answered. */
export function TemplatePage({ templateId, onEdit, onRemove, renderAnswering, renderTitle }: TemplatePageProps) {
  const { data: template, error, refetch, isFetching } = useQuery(getTemplate(templateId));
  if (!template) {
    return error ? <TemplateFailure error={error} retrying={isFetching} onRetry={() => refetch()} /> : <PageLoading />;
  }
  return (
    <div className={classes.page}>
      {renderTitle(template.name)}
      <TemplateHead template={template} onEdit={() => onEdit(template)} onRemove={() => onRemove(template)} />
      <DraftNotice template={template} />
      <OutdatedNotice template={template} renderAnswering={renderAnswering} />
      {template.data === null ? (
        <NoEmissionData template={template} />
      ) : (
        <Suspense fallback={<Skeleton height={420} radius="md" />}>
          <DataSection template={template} data={template.data} />
        </Suspense>
      )}
      <HoldersSection template={template} />
    </div>
  );
}
