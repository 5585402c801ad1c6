import { Button, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operationQuery } from '../../../../lib/api/operation-options.ts';
import kit from '../../../../ui/kit.module.css';
import selectStyles from '../../../../ui/select-field.module.css';
import type { OfferedSoldProduct, SoldProductMatch } from '../api/list-matches.ts';
import classes from './sold-product-cell.module.css';
import { SoldProductFacts, useReasonText } from './sold-product-facts.tsx';

const maxShown = 30;

/** Those to choose from, found by a part of the name or of the reference. */
const searchSoldProducts = (textSearch: string) =>
  operationQuery(
    'listTemplates',
    { query: { limit: maxShown, ...(textSearch ? { textSearch } : {}) } },
    { placeholderData: keepPreviousData },
  );

const typingMs = 250;

interface SoldProductChooserProps {
  match: SoldProductMatch;
  pending: boolean;
  onChoose: (soldProductId: string) => void;
  onCancel: () => void;
}

/** Those that fit come first; any other is found by typing. What is picked is confirmed. */
export function SoldProductChooser({ match, pending, onChoose, onCancel }: SoldProductChooserProps) {
  const { t } = useTranslation(['templateMatches', 'common']);
  const reasonText = useReasonText();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(true);
  const [wanted] = useDebouncedValue(search.trim(), typingMs);
  const { data, isError, isPending } = useQuery(searchSoldProducts(wanted));
  const offers = wanted === '' ? match.offers : [];
  const found = (data?.data ?? []).filter(
    ({ id }) => !offers.some(({ template: soldProduct }) => soldProduct.id === id),
  );
  const known = new Map<string, OfferedSoldProduct>(
    [...offers.map(({ template: soldProduct }) => soldProduct), ...found].map((each) => [each.id, each]),
  );
  const option = ({ id, name, internalReference }: OfferedSoldProduct) => ({
    value: id,
    label: `${name} ${internalReference}`,
  });
  return (
    <div className={`${kit.row8} ${kit.line8}`}>
      <Select
        className={classes.search ?? ''}
        aria-label={t('chooser.label', { product: match.name })}
        placeholder={t('chooser.hint')}
        error={isError ? t('common:toast.error.server') : undefined}
        nothingFoundMessage={isPending ? t('common:loading') : t('chooser.nothing')}
        data={[
          ...(offers.length > 0
            ? [{ group: t('chooser.fitting'), items: offers.map(({ template: soldProduct }) => option(soldProduct)) }]
            : []),
          ...(found.length > 0 ? [{ group: t('chooser.all'), items: found.map(option) }] : []),
        ]}
        renderOption={({ option: { value } }) => {
          const soldProduct = known.get(value);
          const offer = offers.find((each) => each.template.id === value);
          return soldProduct ? (
            <div className={`${kit.small} ${kit.breakable} ${kit.shrinkable}`}>
              <SoldProductFacts soldProduct={soldProduct} />
              {offer ? <div className={kit.finePrint}>{reasonText(offer)}</div> : null}
            </div>
          ) : null;
        }}
        // The server has searched already.
        filter={({ options }) => options}
        searchable
        searchValue={search}
        onSearchChange={setSearch}
        allowDeselect={false}
        withScrollArea={false}
        classNames={{ options: selectStyles.options }}
        dropdownOpened={opened}
        onDropdownOpen={() => setOpened(true)}
        onDropdownClose={() => setOpened(false)}
        disabled={pending}
        value={null}
        autoFocus
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !opened) onCancel();
        }}
        onChange={(id) => {
          if (id !== null) onChoose(id);
        }}
      />
      <Button variant="subtle" size="xs" loading={pending} onClick={onCancel}>
        {t('common:cancel')}
      </Button>
    </div>
  );
}
