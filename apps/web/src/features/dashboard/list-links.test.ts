import { purchasedQuery, receivedQuery } from '@pcf/contract/line-query';
import { suppliersOperations } from '@pcf/contract/operations/suppliers';
import { supplierTargetGroups } from '@pcf/contract/vocabulary/organisation';
import { requestAges } from '@pcf/contract/vocabulary/requests';
import { describe, expect, it } from 'vitest';
import { lineTable } from '../../exchange/line-filters/line-search.ts';
import { readFilters, toCallQuery, writeFilters } from '../../lib/filters/filters.ts';
import { type LinkTarget, writeQueryString } from '../../lib/navigation/query-string.ts';
import { stepPlaces } from './home-content.tsx';
import { homeSides } from './home-side.ts';
import { linesOf, linesOfAge, linesWith, linesWithPrimaryData, suppliersWith, verifiedLines } from './list-links.ts';
import { exampleDashboard } from './testing/example-dashboard.ts';
import { linesWaiting } from './waiting-rows.ts';

const calls = {
  customer: new Map(Object.entries(purchasedQuery)),
  supplier: new Map(Object.entries(receivedQuery)),
};

const everythingWaits = exampleDashboard({
  customer: { toReview: 1, overdue: 2, declined: 3, expired: 4, expiring: 5 },
  supplier: { toAnswer: 1, rejected: 2, overdue: 3, expired: 4, expiring: 5 },
});

describe.each(homeSides)('every link to a list, as %s,', (side) => {
  const links: readonly LinkTarget[] = [
    ...linesWaiting(everythingWaits, side).map(({ to }) => to),
    ...Object.values(stepPlaces),
    linesOf(side),
    linesWith(side, 'REQUESTED', 'REJECTED'),
    linesWithPrimaryData(side),
    verifiedLines(side),
    ...requestAges.map((age) => linesOfAge(side, age, '2026-11-15')),
  ].filter(({ to }) => to === linesOf(side).to);

  it('has the filters that the list reads, and nothing else', () => {
    expect(links.length).toBeGreaterThan(10);
    for (const { search = {} } of links) {
      const query = writeQueryString(search);
      expect(writeFilters(lineTable, '', readFilters(lineTable, query))).toBe(query);
    }
  });

  it('has filters that the call takes', () => {
    for (const { search = {} } of links) {
      for (const [name, value] of Object.entries(
        toCallQuery(lineTable, readFilters(lineTable, writeQueryString(search))),
      )) {
        expect(calls[side].get(name)?.safeParse(value).success, `${name}=${value}`).toBe(true);
      }
    }
  });
});

it('says the same as the figures count', () => {
  const queryOf = ({ search = {} }: { search?: object }) => decodeURIComponent(writeQueryString({ ...search }));
  const waiting = linesWaiting(everythingWaits, 'customer').map(({ kind, to }) => [kind, to.to + queryOf(to)]);
  expect(Object.fromEntries(waiting)).toEqual({
    'customer.toReview': '/customer/reviews',
    'customer.overdue': '/products/purchased?overdue=true',
    'customer.declined': '/products/purchased?productRequestStatus=DECLINED',
    'customer.expired': '/products/purchased?productRequestStatus=COMPLETED&validity=EXPIRED',
    'customer.expiring': '/products/purchased?productRequestStatus=COMPLETED&validity=EXPIRING',
  });
  expect(queryOf(linesOfAge('supplier', 'FROM_30_TO_60', '2026-11-15'))).toBe(
    '?productRequestStatus=REQUESTED&productRequestStatus=PENDING_REVIEW&productRequestStatus=REJECTED' +
      '&requestedFrom=2026-09-17&requestedTo=2026-10-16&timeZone=UTC',
  );
});

it('leaves out what there is none of, and tells of addresses by themselves where nothing is overdue', () => {
  expect(linesWaiting(exampleDashboard(), 'customer')).toEqual([]);
  const kinds = (overdue: number) =>
    linesWaiting(exampleDashboard({ customer: { undeliverable: 2, overdue } }), 'customer').map(({ kind }) => kind);
  expect(kinds(0)).toEqual(['customer.undeliverable']);
  expect(kinds(1)).toEqual(['customer.overdue']);
});

it('names groups of suppliers as the call does', () => {
  for (const group of supplierTargetGroups) {
    const parsed = suppliersOperations.listSuppliers.query.parse(suppliersWith(group).search);
    expect(parsed).toMatchObject({ sbtiTarget: [group], onlyActive: true });
  }
});
