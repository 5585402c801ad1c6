import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getCurrentUser } from '../../../lib/account/get-current-user.ts';
import { mayCall } from '../../../lib/permissions/may-call.ts';
import type { RowSelection } from '../../../ui/data-table/row-selection.ts';
import type { Supplier } from '../api/list-suppliers.ts';
import { RemoveSuppliers } from './remove-suppliers.tsx';

interface SupplierSelection {
  /** Absent for whoever could do nothing with it. */
  selection: RowSelection<Supplier> | undefined;
  dialog: ReactNode;
}

/** Suppliers selected over several pages, to be removed together. */
export function useSupplierSelection(rows: readonly Supplier[], onRemoved: () => void): SupplierSelection {
  const { t } = useTranslation('suppliers');
  const { data: user } = useSuspenseQuery(getCurrentUser);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Supplier>>(new Map());
  // As it was when it was asked for: the question must not change while it goes away.
  const [asked, setAsked] = useState<readonly Supplier[]>([]);
  const [opened, { open, close }] = useDisclosure(false);
  if (!mayCall('removeSuppliers', user.accessLevel)) return { selection: undefined, dialog: null };

  function select(ids: ReadonlySet<string>) {
    // A row of another page is no longer there to ask for its name.
    const known = new Map([...chosen, ...rows.map((row) => [row.id, row] as const)]);
    setChosen(new Map([...known].filter(([id]) => ids.has(id))));
  }

  return {
    selection: {
      selected: new Set(chosen.keys()),
      onChange: select,
      nameOf: ({ name }) => name,
      actions: (
        <Button
          size="xs"
          onClick={() => {
            setAsked([...chosen.values()]);
            open();
          }}
        >
          {t('remove.action')}
        </Button>
      ),
    },
    dialog: (
      <RemoveSuppliers
        suppliers={asked}
        opened={opened}
        onClose={close}
        onRemoved={() => {
          setChosen(new Map());
          onRemoved();
        }}
      />
    ),
  };
}
