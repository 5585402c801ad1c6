import { maximumPageSize } from '@pcf/contract/paging';
import type { CampaignRequest } from '../api/get-campaign.ts';
import type { PurchasedProducts } from '../api/list-purchased-products.ts';

type Line = PurchasedProducts['data'][number];
type ListLines = (query: {
  supplierIds: string[];
  productRequestStatus: string[];
  limit: number;
  pageNumber: number;
}) => Promise<PurchasedProducts>;

/** So few at once that the lines of all of them can be paged through. */
const suppliersAtOnce = 25;
/** In which a supplier can be reminded. */
const waitingStatuses = ['REQUESTED', 'REJECTED'];

/** The lines of these requests that still wait for their supplier. */
export async function collectOpenLines(
  requests: readonly Pick<CampaignRequest, 'requestReference' | 'supplier'>[],
  listLines: ListLines,
): Promise<Line[]> {
  const references = new Set(requests.map(({ requestReference }) => requestReference));
  const supplierIds = [...new Set(requests.map(({ supplier }) => supplier.id))];
  const lines: Line[] = [];
  for (let first = 0; first < supplierIds.length; first += suppliersAtOnce) {
    const some = supplierIds.slice(first, first + suppliersAtOnce);
    lines.push(...(await allLines(some, listLines)));
  }
  return lines.filter(({ requestReference }) => requestReference !== null && references.has(requestReference));
}

async function allLines(supplierIds: string[], listLines: ListLines): Promise<Line[]> {
  const lines: Line[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const query = { supplierIds, productRequestStatus: waitingStatuses, limit: maximumPageSize, pageNumber };
    const { data, metadata } = await listLines(query);
    lines.push(...data);
    if (data.length < maximumPageSize || lines.length >= metadata.count) return lines;
  }
}
