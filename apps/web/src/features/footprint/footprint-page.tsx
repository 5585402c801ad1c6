import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnLocation } from '../../lib/navigation/use-own-location.ts';
import { useMayCall } from '../../lib/use-may-call.ts';
import { ListFailure } from '../../ui/data-table/list-failure.tsx';
import { EmptyTable } from '../../ui/empty-table.tsx';
import { NoMatchIllustration } from '../../ui/illustrations/no-match-illustration.tsx';
import kit from '../../ui/kit.module.css';
import { BackLink } from '../../ui/list-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Printable } from '../../ui/printable.tsx';
import { getFootprint } from './footprint-calls.ts';
import classes from './footprint-page.module.css';
import { FootprintTotals } from './footprint-totals.tsx';
import { type FootprintView, footprintSearch, readFootprintView, withoutYear } from './footprint-view.ts';
import { FootprintLines } from './lines/footprint-lines.tsx';
import { footprintUnit } from './totals/footprint-unit.ts';

const ExportFootprintModal = lazy(async () => ({
  default: (await import('./export-footprint-modal.tsx')).ExportFootprintModal,
}));

/** The emissions of what was bought in a year: what suppliers say, what is estimated, and what is still missing. */
export function FootprintPage() {
  const { t } = useTranslation('footprintTotals');
  const [view, change] = useFootprintView();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    getFootprint(view.year === null ? {} : { year: view.year }),
  );
  if (!data) {
    return (
      <>
        <FootprintHead />
        {isError ? (
          <div className={kit.card}>
            <ListFailure title={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
          </div>
        ) : (
          <FootprintLoading />
        )}
      </>
    );
  }
  if (data.years.length === 0) {
    return (
      <>
        <FootprintHead />
        <NoQuantities />
      </>
    );
  }
  const shown = isPlaceholderData && view.year !== null ? view.year || null : data.year;
  return (
    <Printable>
      <FootprintHead>
        <YearSelect years={data.years} chosen={shown} onChange={(year) => change({ year })} />
        <ExportButton view={{ ...view, year: data.year ?? withoutYear }} />
      </FootprintHead>
      <div className={classes.content} aria-busy={isPlaceholderData}>
        {data.lines === 0 ? (
          <NothingInYear year={data.year} onShowNewest={() => change({ year: null })} />
        ) : (
          <>
            <FootprintTotals footprint={data} />
            <FootprintLines key={data.year} unit={footprintUnit(data)} view={view} onChange={change} />
          </>
        )}
      </div>
    </Printable>
  );
}

type ChangeFootprintView = (changed: Partial<FootprintView>) => void;

/** The view, kept in the query string, so that a reload and a link show the same; another one begins at its first page. */
function useFootprintView(): [view: FootprintView, change: ChangeFootprintView] {
  const search = useOwnLocation().search as Record<string, unknown>;
  const navigate = useNavigate();
  const view = readFootprintView(search);
  const change: ChangeFootprintView = (changed) => {
    void navigate({
      to: '.',
      search: ({ limit }: Record<string, unknown>) => ({ ...footprintSearch({ ...view, ...changed }), limit }),
      resetScroll: false,
    });
  };
  return [view, change];
}

/** With the buttons beside it, once it is known what they are about. */
function FootprintHead({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('footprintTotals');
  return (
    <>
      <div className={classes.back}>
        <BackLink to="/products/purchased">{t('back')}</BackLink>
      </div>
      <div className={`${kit.row0x24} ${kit.topped} ${kit.spread}`}>
        <div>
          <PageHeading subtitle={t('subtitle')}>{t('title')}</PageHeading>
        </div>
        {children ? <div className={`${kit.row8x16} ${classes.actions}`}>{children}</div> : null}
      </div>
    </>
  );
}

/** In the shape of what is to come, so that nothing jumps when it arrives. */
function FootprintLoading() {
  const { t } = useTranslation();
  return (
    <div className={classes.content}>
      <span className={kit.visuallyHidden} role="status">
        {t('loading')}
      </span>
      <div className={classes.totals} aria-hidden>
        <div>
          <Skeleton height={16} width="40%" radius="sm" mb={16} />
          <Skeleton height={30} width="70%" radius="sm" mb={24} />
          <Skeleton height={10} width="90%" radius="sm" />
        </div>
        <div>
          <Skeleton height={10} radius="sm" my={12} />
          <Skeleton height={10} width="60%" radius="sm" my={12} />
          <Skeleton height={10} width="30%" radius="sm" my={12} />
        </div>
      </div>
    </div>
  );
}

/** What it opens is loaded when it is first wanted. */
function ExportButton({ view }: { view: FootprintView }) {
  const { t } = useTranslation('footprintTotals');
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      >
        {t('export.action')}
      </Button>
      {wanted ? (
        <Suspense>
          <ExportFootprintModal view={view} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

interface YearSelectProps {
  /** The newest first; null for quantities of which nobody said it. */
  years: readonly (number | null)[];
  chosen: number | null;
  onChange: (year: number) => void;
}

function YearSelect({ years, chosen, onChange }: YearSelectProps) {
  const { t } = useTranslation('footprintTotals');
  // An address may name a year that has nothing.
  const offered = years.includes(chosen) ? years : [chosen, ...years];
  return (
    <label className={`${kit.line8} ${kit.muted}`}>
      {t('year.label')}
      <select
        className={`${kit.tabular} ${classes.select}`}
        value={chosen ?? withoutYear}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {offered.map((year) => (
          <option key={year} value={year ?? withoutYear}>
            {year ?? t('year.none')}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What this page is for, and the one thing to do first. */
function NoQuantities() {
  const { t } = useTranslation('footprintTotals');
  const mayImport = useMayCall()('importProducts');
  return (
    <div className={kit.card}>
      <EmptyTable
        title={t('empty.title')}
        subtitle={t('empty.text')}
        primaryAction={
          mayImport ? (
            <Button component={Link} to="/products/purchased/import" variant="filled">
              {t('quantities.import')}
            </Button>
          ) : null
        }
      />
    </div>
  );
}

interface NothingInYearProps {
  year: number | null;
  onShowNewest: () => void;
}

/** There are quantities, but of other years. */
function NothingInYear({ year, onShowNewest }: NothingInYearProps) {
  const { t } = useTranslation('footprintTotals');
  return (
    <div className={kit.card}>
      <EmptyTable
        illustration={<NoMatchIllustration />}
        title={year === null ? t('empty.withoutYear') : t('empty.year', { year: String(year) })}
        secondaryAction={<Button onClick={onShowNewest}>{t('empty.newest')}</Button>}
      />
    </div>
  );
}
