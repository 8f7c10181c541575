import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useApiQuery, refetchIntervals } from '@inkstone/call/web';
import {
  EmptyState,
  QueryBoundary,
  Page,
  PageHead,
  PencilIcon,
  PlusIcon,
  RowsSkeleton,
  useTranslation,
} from '@inkstone/ui';
import { ScreenLink, useSearch, useSetSearch } from '@inkstone/ui/screen';
import { newDefinedHomework } from '../../addresses.ts';
import { definedHomeworkMessages, assignmentMessages } from '../../messages.ts';
import { families, isPractice, type Family } from '../shared/families.ts';
import { AssignmentFilters } from './assignment-filters.tsx';
import { AssignmentTable } from './assignment-table.tsx';

const pageSize = 10;

/** A teacher's assignments: filters in the URL, one page of rows, actions on one or several; refetched regularly. */
export const AssignmentList = ({ family }: { family: Family }) => {
  const t = useTranslation(assignmentMessages);
  const { lists, listRoute, newRoute, words } = families[family];
  const search = useSearch(listRoute);
  const setSearch = useSetSearch(listRoute);
  const ask = useApiQuery(
    lists,
    { ...search, pageNum: pageSize },
    { keepPrevious: true, refetchMs: refetchIntervals.list },
  );
  const newButton = (variant: 'filled' | 'default') => (
    <Button component={ScreenLink} to={newRoute} search={{}} variant={variant} leftSection={<PlusIcon />}>
      {t(words.create)}
    </Button>
  );
  const isNarrowed = Boolean(search.status ?? search.search ?? search.programme ?? search.classId);
  const empty = isNarrowed ? (
    <EmptyState
      bare
      title={t('noMatch')}
      body={t('noMatchNext')}
      action={<Button onClick={() => setSearch({}, { afresh: true })}>{t('clearFilters')}</Button>}
    />
  ) : (
    <EmptyState bare title={t(words.empty)} body={t(words.emptyNext)} action={newButton('default')} />
  );
  const toMark = ask.data?.counts.toBeMarked ?? 0;
  return (
    <Page dense>
      <PageHead
        title={t(words.all)}
        meta={toMark > 0 ? t(words.toMark, { count: toMark }) : undefined}
        action={isPractice(family) ? <HomeworkButtons newButton={newButton('filled')} /> : newButton('filled')}
      />
      <AssignmentFilters family={family} counts={ask.data?.counts} checkedAt={ask.dataUpdatedAt} />
      <QueryBoundary
        query={ask}
        errorTitle={t('listFailed')}
        safe={t('listSafe')}
        skeleton={<RowsSkeleton rows={pageSize} dense />}
      >
        {(answer) => <AssignmentTable family={family} listPage={answer} pageSize={pageSize} empty={empty} />}
      </QueryBoundary>
    </Page>
  );
};

/** New homework, and new homework in the teacher's own words. */
const HomeworkButtons = ({ newButton }: { newButton: ReactNode }) => {
  const tDefined = useTranslation(definedHomeworkMessages);
  return (
    <span className="row wrap">
      <Button component={ScreenLink} to={newDefinedHomework} search={{}} leftSection={<PencilIcon />}>
        {tDefined('newDefined')}
      </Button>
      {newButton}
    </span>
  );
};
