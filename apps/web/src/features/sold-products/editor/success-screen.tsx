import { Button } from '@mantine/core';
import { Link, Navigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from '../../../exchange/emission-editor/done-frame.module.css';
import { DoneFrame } from '../../../exchange/emission-editor/done-frame.tsx';
import { useEditorWork } from '../../../exchange/emission-editor/editor-work.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatMinute } from '../../../lib/format/date-format.ts';
import kit from '../../../ui/kit.module.css';
import { ListLink } from '../../../ui/list-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useEditedSoldProduct } from './edited-sold-product.ts';

/** It is published: who has an older version, and what can be done with the new one. */
export function SuccessScreen() {
  const { t, i18n } = useTranslation('templateEditor');
  const { overview } = useEditorWork().source.links;
  const { id, dataVersion, dataUpdatedAt, complete, openFindings, holders } = useEditedSoldProduct();
  if (dataVersion === 0 || dataUpdatedAt === null) return <Navigate {...overview} replace />;
  const { outdatedCustomers: customers, outdatedLines: lines } = holders;
  const sends = complete && lines > 0;
  return (
    <DoneFrame
      title={t('success.title', { version: dataVersion })}
      text={t('success.on', { moment: formatMinute(dataUpdatedAt, pageLanguage(i18n)) })}
      actions={
        <>
          {complete ? (
            <Button
              variant={sends ? 'default' : 'filled'}
              renderRoot={(button) => (
                <Link {...button} to="/products/received-requests/templates" search={{ templateId: id }} />
              )}
            >
              {t('success.answer')}
            </Button>
          ) : null}
          <Button
            variant={complete ? 'default' : 'filled'}
            renderRoot={(button) => (
              <Link {...button} to="/products/sold/$soldProductId" params={{ soldProductId: id }} />
            )}
          >
            {t('success.look')}
          </Button>
          <Button variant="subtle" renderRoot={(button) => <ListLink {...button} to="/products/sold" />}>
            {t('success.list')}
          </Button>
        </>
      }
    >
      {complete ? null : (
        <p className={`${kit.muted} ${kit.below16}`}>{t('success.incomplete', { count: openFindings })}</p>
      )}
      {lines > 0 ? (
        <div className={classes.more}>
          <Notice
            actions={
              sends ? (
                <Button
                  variant="filled"
                  renderRoot={(button) => (
                    <Link
                      {...button}
                      to="/products/sold/$soldProductId"
                      params={{ soldProductId: id }}
                      search={{ send: 1 }}
                    />
                  )}
                >
                  {t('success.send', { count: customers })}
                </Button>
              ) : null
            }
          >
            <p>{t('success.outdated', { count: customers, lines: t('success.lines', { count: lines }) })}</p>
          </Notice>
        </div>
      ) : null}
    </DoneFrame>
  );
}
