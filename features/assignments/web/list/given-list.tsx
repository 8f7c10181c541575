import { Button } from '@mantine/core';
import { useApiQuery } from '@inkstone/call/web';
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
import { defineTask } from '../../addresses.ts';
import { definedMessages, watchingMessages } from '../../messages.ts';
import { families, type Family } from '../work/families.ts';
import { GivenFilters } from './given-filters.tsx';
import { GivenTable } from './given-table.tsx';

const pageSize = 10;
const askAgainMs = 30_000;

/** What a teacher gave: filters in the address, one page of rows, acts on one or many; it looks again by itself. */
export const GivenList = ({ family }: { family: Family }) => {
  const t = useTranslation(watchingMessages);
  const say = useTranslation(definedMessages);
  const { lists, listAt, giveAt } = families[family];
  const search = useSearch(listAt);
  const setSearch = useSetSearch(listAt);
  const ask = useApiQuery(lists, { ...search, pageNum: pageSize }, { keepPrevious: true, everyMs: askAgainMs });
  const isTest = family === 'test';
  const give = (variant: 'filled' | 'default') => (
    <Button component={ScreenLink} to={giveAt} search={{}} variant={variant} leftSection={<PlusIcon />}>
      {t(isTest ? 'newTest' : 'newHomework')}
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
    <EmptyState
      bare
      title={t(isTest ? 'emptyTests' : 'emptyHomework')}
      body={t(isTest ? 'emptyTestsNext' : 'emptyHomeworkNext')}
      action={give('default')}
    />
  );
  const toMark = ask.data?.counts.toBeMarked ?? 0;
  return (
    <Page dense>
      <PageHead
        title={t(isTest ? 'tests' : 'homework')}
        meta={toMark > 0 ? t(isTest ? 'testsToMark' : 'homeworkToMark', { count: toMark }) : undefined}
        action={
          isTest ? (
            give('filled')
          ) : (
            <span className="row wrap">
              <Button component={ScreenLink} to={defineTask} search={{}} leftSection={<PencilIcon />}>
                {say('newDefined')}
              </Button>
              {give('filled')}
            </span>
          )
        }
      />
      <GivenFilters family={family} counts={ask.data?.counts} checkedAt={ask.dataUpdatedAt} />
      <QueryBoundary
        query={ask}
        failed={t('listFailed')}
        safe={t('listSafe')}
        skeleton={<RowsSkeleton rows={pageSize} dense />}
      >
        {(answer) => <GivenTable family={family} answer={answer} pageSize={pageSize} empty={empty} />}
      </QueryBoundary>
    </Page>
  );
};
