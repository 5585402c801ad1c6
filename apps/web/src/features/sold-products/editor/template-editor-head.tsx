import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EditorHead } from '../../../exchange/emission-editor/editor-head.tsx';
import type { Template } from '../../../exchange/sold-products/get-template.ts';
import { ListLink } from '../../../ui/list-link/list-link.tsx';
import classes from './template-editor-head.module.css';

/** What the data are of, and whether they are out. */
export function TemplateEditorHead({ template }: { template: Template }) {
  const { t } = useTranslation('templateEditor');
  const { id, name, internalReference, dataVersion, draft } = template;
  const state = dataVersion === 0 ? 'unpublished' : draft ? 'changed' : 'published';
  return (
    <EditorHead
      list={<ListLink to="/products/sold">{t('head.list')}</ListLink>}
      place={
        <Link to="/products/sold/$templateId" params={{ templateId: id }}>
          {internalReference}
        </Link>
      }
      name={name}
      about={t('head.about')}
      state={<span className={classes.state}>{t(`head.state.${state}`, { version: dataVersion })}</span>}
    />
  );
}
