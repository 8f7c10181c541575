import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CallOutput } from '@inkstone/call/web';
import {
  CheckIcon,
  DataTable,
  EmptyState,
  Instant,
  QueryBoundary,
  Pager,
  RowsSkeleton,
  StatusChip,
  useLanguage,
  useTranslation,
  type QueryState,
  type Column,
} from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { questionBank } from '../addresses.ts';
import type { listQuestionSets, SetListItem } from '../contract.ts';
import { assignMessages, bankMessages } from '../messages.ts';
import type { BankFilter } from './bank-filters.tsx';
import { useDifficultyName } from './use-difficulty-name.ts';
import { localizedPersonName, localizedTitle, typeName } from './names.ts';
import { TagChips } from './tag-chips.tsx';
import { useSetSelection } from './use-set-selection.tsx';
import { RestrictedChip } from './sharing/access-notes.tsx';

interface SetListProps {
  query: QueryState<CallOutput<typeof listQuestionSets>>;
  filter: BankFilter;
  openId: number | undefined;
  onPage(page: number): void;
  onClear(): void;
  newSet: ReactNode;
}

const pageSize = 10;

/** The sets that match the filters; beside an open one only titles and counts. */
export const SetList = ({ query, filter, openId, onPage, onClear, newSet }: SetListProps) => {
  const t = useTranslation(bankMessages);
  const columns = useColumns(filter, openId);
  const selection = useSetSelection();
  const isChoosing = selection.canAct && openId === undefined;
  const isNarrowed = Boolean(
    filter.search ??
    filter.node ??
    filter.type ??
    filter.mine ??
    filter.isSharedWithMe ??
    filter.difficulty ??
    filter.tags,
  );
  const empty = isNarrowed ? (
    <EmptyState
      bare
      title={t(filter.isSharedWithMe ? 'noneShared' : 'noMatch')}
      body={t(filter.isSharedWithMe ? 'noneSharedNext' : 'noMatchNext')}
      action={<Button onClick={onClear}>{t('clearFilters')}</Button>}
    />
  ) : (
    <EmptyState bare title={t('emptyBank')} body={t('emptyBankNext')} action={newSet} />
  );
  return (
    <QueryBoundary query={query} errorTitle={t('setsFailed')} skeleton={<RowsSkeleton rows={8} dense />}>
      {({ list, page, total }) => (
        <>
          <DataTable
            label={t('bank')}
            columns={columns}
            rows={list}
            getKey={(row) => row.id}
            empty={empty}
            {...(isChoosing ? { selection: selection.selection, bulk: selection.bar } : {})}
          />
          {total > 0 && <Pager page={page} size={pageSize} total={total} onPage={onPage} />}
        </>
      )}
    </QueryBoundary>
  );
};

const useColumns = (filter: BankFilter, openId: number | undefined): Column<SetListItem>[] => {
  const t = useTranslation(bankMessages);
  const assign = useTranslation(assignMessages);
  const language = useLanguage();
  const nameLevel = useDifficultyName();
  const title: Column<SetListItem> = {
    key: 'title',
    head: t('set'),
    card: 'title',
    cell: (row) => (
      <>
        <ScreenLink
          to={questionBank}
          search={{ ...filter, setId: row.id }}
          aria-current={row.id === openId ? 'true' : undefined}
          preventScrollReset
        >
          {localizedTitle(language, row)}
        </ScreenLink>
        <small>
          {[
            row.types.map((type) => typeName(type, language)).join(t('comma')),
            ...(row.difficulties.length > 0 ? [row.difficulties.map(nameLevel).join(t('comma'))] : []),
          ].join(t('dot'))}
        </small>
        <TagChips tags={row.tags} />
        <RestrictedChip set={row} />
        {row.isForPractice && (
          <StatusChip tone="jade" icon={<CheckIcon />}>
            {assign('forPractice')}
          </StatusChip>
        )}
      </>
    ),
  };
  const count: Column<SetListItem> = {
    key: 'count',
    head: t('questions'),
    align: 'end',
    width: '5rem',
    cell: (row) => row.questionCount,
  };
  if (openId !== undefined) return [title, { ...count, card: 'none' }];
  return [
    title,
    count,
    {
      key: 'owner',
      head: t('owner'),
      minor: true,
      card: 'none',
      width: '9rem',
      cell: (row) => (row.isMine ? t('me') : localizedPersonName(language, row.owner)),
    },
    { key: 'updated', head: t('updated'), width: '9rem', cell: (row) => <Instant at={row.updatedAt} show="day" /> },
  ];
};
