import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CurrentUser } from '../../lib/account.ts';
import { operationQuery } from '../../lib/api/operation-options.ts';
import { mayCall } from '../../lib/may-call.ts';
import { recentPages } from './recent-pages.ts';
import { type foundGroups, searchPages } from './search-pages.ts';

export interface Found {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly href: string;
}

interface FoundGroup {
  readonly name: (typeof foundGroups)[number];
  readonly found: readonly Found[];
}

interface Results {
  readonly groups: readonly FoundGroup[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

const perGroup = 5;
/** A single letter is in nearly everything. */
const minLength = 2;

/** What a text finds, by the lists that the user may see anyway; the pages that were left last for none. */
export function useFound(text: string, user: CurrentUser): Results {
  const pages = usePages(text, user);
  const query = { textSearch: text, limit: perGroup };
  const differences = { enabled: text.length >= minLength, staleTime: 10_000 };
  const purchased = useQuery(operationQuery('listPurchasedProducts', { query }, differences));
  const sold = useQuery(operationQuery('listTemplates', { query }, differences));
  const suppliers = useQuery(operationQuery('listSuppliers', { query }, differences));
  const received = useQuery(operationQuery('listReceivedProductRequests', { query }, differences));
  const queries: UseQueryResult[] = [purchased, sold, suppliers, received];
  const failed = queries.filter(({ isError }) => isError);

  const lines = (purchased.data?.data ?? []).map((line) => ({ line, isRequest: isOfRequest(line, text) }));
  const groups: FoundGroup[] = [
    ...(text === '' ? [{ name: 'recent', found: recentPages(user.id).map(ofPage) } as const] : []),
    { name: 'pages', found: pages },
    {
      name: 'products',
      found: [
        ...lines.filter(({ isRequest }) => !isRequest).map(({ line }) => ofPurchased(line)),
        ...(sold.data?.data ?? []).map(ofSold),
      ],
    },
    { name: 'suppliers', found: (suppliers.data?.data ?? []).map(ofSupplier) },
    {
      name: 'requests',
      found: [
        ...lines.filter(({ isRequest }) => isRequest).map(({ line }) => ofPurchased(line)),
        ...(received.data?.data ?? []).map(ofReceived),
      ],
    },
  ];
  return {
    groups: groups.filter(({ found }) => found.length > 0),
    loading: queries.some(({ isFetching, data }) => isFetching && data === undefined),
    failed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

function usePages(text: string, user: CurrentUser): readonly Found[] {
  const { t } = useTranslation('search');
  const wanted = text.toLowerCase();
  const offered = searchPages.filter((page) => !('call' in page) || mayCall(page.call, user.accessLevel));
  const named = offered.map(({ name, href }) => ({ id: `page:${name}`, href, label: t(`page.${name}`) }));
  if (text === '') return named.slice(0, perGroup);
  return named.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, perGroup);
}

type Purchased = OperationOutput<'listPurchasedProducts'>['data'][number];
type Sold = OperationOutput<'listTemplates'>['data'][number];
type Supplier = OperationOutput<'listSuppliers'>['data'][number];
type Received = OperationOutput<'listReceivedProductRequests'>['data'][number];

/** Found by the number of its request and not by what the product is called. */
const isOfRequest = ({ requestReference }: Purchased, text: string) =>
  requestReference?.toLowerCase().includes(text.toLowerCase()) ?? false;

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

const ofPage = ({ href, title }: { href: string; title: string }): Found => ({
  id: `recent:${href}`,
  label: title,
  href,
});

const ofPurchased = (line: Purchased): Found => ({
  id: `purchased:${line.lineId}`,
  label: line.name,
  hint: joined(line.internalReference, line.supplier?.name, line.requestReference),
  href:
    line.requestReference === null
      ? `/products/purchased?edit=${line.productId}`
      : `/customer/requests/${encodeURIComponent(line.requestReference)}/${line.productId}`,
});

const ofSold = ({ id, name, internalReference }: Sold): Found => ({
  id: `sold:${id}`,
  label: name,
  hint: internalReference,
  href: `/products/sold/${id}`,
});

const ofSupplier = ({ id, name, contacts }: Supplier): Found => ({
  id: `supplier:${id}`,
  label: name,
  hint: joined(contacts[0]?.email),
  href: `/customer/suppliers/${id}`,
});

const ofReceived = (line: Received): Found => ({
  id: `received:${line.lineId}`,
  label: line.name,
  hint: joined(line.customer.name, line.requestReference),
  href: `/supplier/requests/${encodeURIComponent(line.requestReference)}/products/${line.productId}`,
});
