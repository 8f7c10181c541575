import { dayMonthText } from '@inkstone/base';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import {
  DataTable,
  EmptyState,
  FilterTabs,
  Page,
  PageHead,
  QueryBoundary,
  RowsSkeleton,
  useLanguage,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { schoolUsage } from '../addresses.ts';
import { getUsage } from '../contract.ts';
import { usageMessages } from '../messages.ts';
import styles from './usage.module.css';

type Usage = CallOutput<typeof getUsage>;
type UsageRow = Usage['list'][number] & { rank: number };

const weeks = [0, 1, 2, 3] as const;

/** How often each screen was opened on seven days. */
export const Screen = () => {
  const t = useTranslation(usageMessages);
  const { weeksAgo } = useSearch(schoolUsage);
  const setSearch = useSetSearch(schoolUsage);
  const ask = useApiQuery(getUsage, { weeksAgo }, { keepPrevious: true });
  return (
    <Page dense>
      <PageHead title={t('title')} />
      <p className={`dim ${styles.lead}`}>{t('lead')}</p>
      <FilterTabs
        label={t('weeks')}
        tabs={weeks.map((value) => ({ value, label: t(`week${value}`) }))}
        value={weeksAgo}
        onChange={(next) => setSearch({ weeksAgo: next })}
      />
      <QueryBoundary query={ask} errorTitle={t('failed')} safe={t('safe')} skeleton={<RowsSkeleton rows={8} dense />}>
        {(usage) => <UsageTable usage={usage} />}
      </QueryBoundary>
    </Page>
  );
};

const UsageTable = ({ usage: { days, list } }: { usage: Usage }) => {
  const t = useTranslation(usageMessages);
  const language = useLanguage();
  const columns: Column<UsageRow>[] = [
    { key: 'name', head: t('screen'), card: 'title', cell: ({ name }) => <code>{name}</code> },
    { key: 'people', head: t('people'), align: 'end', cell: ({ people }) => people },
    { key: 'total', head: t('total'), align: 'end', card: 'corner', cell: ({ total }) => <b>{total}</b> },
    ...days.map((day, index) => ({
      key: day,
      head: dayMonthText(day, language),
      align: 'end' as const,
      minor: true,
      cell: ({ byDay }: UsageRow) => byDay[index] ?? 0,
    })),
  ];
  return (
    <DataTable
      label={t('title')}
      rows={list.map((row, index) => ({ ...row, rank: index + 1 }))}
      columns={columns}
      getKey={({ rank }) => rank}
      empty={<EmptyState bare title={t('empty')} body={t('emptyNext')} />}
    />
  );
};
