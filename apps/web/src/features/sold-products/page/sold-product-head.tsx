import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { oneSoldProduct } from '../../../exchange/footprint-files/footprint-source.ts';
import { FootprintsButton } from '../../../exchange/footprint-files/footprints-button.tsx';
import type { SoldProduct } from '../../../exchange/sold-products.ts';
import { ValidityMark } from '../../../exchange/validity-mark.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/date-format.ts';
import { useMayCall } from '../../../lib/use-may-call.ts';
import kit from '../../../ui/kit.module.css';
import { BackLink } from '../../../ui/list-link.tsx';
import { NamedHead } from '../../../ui/named-head.tsx';
import classes from './sold-product-page.module.css';

interface SoldProductHeadProps {
  soldProduct: SoldProduct;
  onEdit: () => void;
  onRemove: () => void;
}

/** What this is, of when its data are, and what can be done with it. */
export function SoldProductHead({ soldProduct, onEdit, onRemove }: SoldProductHeadProps) {
  const { t, i18n } = useTranslation(['templates', 'exchange']);
  const { name, internalReference, unit, description, dataVersion, dataUpdatedAt, dataUpdatedBy } = soldProduct;
  return (
    <div>
      <BackLink to="/products/sold">{t('page.back')}</BackLink>
      <NamedHead name={name} below={unit ? `${internalReference} · ${t(`exchange:unit.${unit}`)}` : internalReference}>
        <SoldProductActions soldProduct={soldProduct} onEdit={onEdit} onRemove={onRemove} />
      </NamedHead>
      {description ? <p className={`${kit.reading} ${kit.breakable} ${classes.description}`}>{description}</p> : null}
      {dataUpdatedAt === null ? null : (
        <p className={`${kit.row} ${classes.facts}`}>
          <span>
            {t(dataUpdatedBy ? 'page.versionBy' : 'page.version', {
              version: dataVersion,
              name: dataUpdatedBy ?? '',
              date: formatDate(dataUpdatedAt, pageLanguage(i18n)),
            })}
          </span>
          <ValidityMark validUntil={soldProduct.validUntil} validity={soldProduct.validity} />
        </p>
      )}
    </div>
  );
}

interface SoldProductActionsProps {
  soldProduct: SoldProduct;
  onEdit: () => void;
  onRemove: () => void;
}

/** The next step comes last: to answer with it, or to complete it until that is possible. */
function SoldProductActions({
  soldProduct: { id, name, dataVersion, complete },
  onEdit,
  onRemove,
}: SoldProductActionsProps) {
  const { t } = useTranslation('templates');
  const mayEdit = useMayCall()('updateTemplate');
  const forOthers =
    dataVersion > 0 ? (
      <FootprintsButton source={oneSoldProduct(id)} fileName={name}>
        {t('page.forOthers')}
      </FootprintsButton>
    ) : null;
  if (!mayEdit) return forOthers;
  return (
    <div className={kit.row8}>
      <Button variant="subtle" color="red" onClick={onRemove}>
        {t('page.remove')}
      </Button>
      {forOthers}
      <Button onClick={onEdit}>{t('page.edit')}</Button>
      <Button
        {...(!complete && { variant: 'filled' })}
        renderRoot={(button) => (
          <Link {...button} to="/products/sold/$soldProductId/emissions-data" params={{ soldProductId: id }} />
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
