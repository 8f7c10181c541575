import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { linkTo } from '@inkstone/base';
import { questionBank } from '@inkstone/bank/addresses';
import { NodeSelect } from '@inkstone/bank/web';
import { useApiQuery } from '@inkstone/call/web';
import {
  Breadcrumb,
  EmptyState,
  FilterBar,
  Page,
  PageHead,
  Pager,
  QueryBoundary,
  RowsSkeleton,
  useTranslation,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { questionFigures } from '../../addresses.ts';
import { listQuestionFigures } from '../../contract.ts';
import { figureMessages } from '../../messages.ts';
import { FigureList } from './figure-list.tsx';
import { OpenFigures } from './open-figures.tsx';
import { findOrder, orders } from './orders.ts';
import styles from './figures.module.css';

const pageSize = 20;

/** How hard the bank's questions were found to be, and which keys are doubtful. */
export const Screen = () => {
  const t = useTranslation(figureMessages);
  const { item, node, ...list } = useSearch(questionFigures);
  const setSearch = useSetSearch(questionFigures);
  const query = useApiQuery(listQuestionFigures, { ...list, nodeId: node, pageNum: pageSize }, { keepPrevious: true });
  const isNarrowed = node !== undefined || list.suspect === true;
  const clear = <Button onClick={() => setSearch({}, { afresh: true })}>{t('clearFilters')}</Button>;
  return (
    <Page dense>
      <Breadcrumb trail={[{ label: t('bank'), to: linkTo(questionBank, {}) }, { label: t('title') }]} />
      <PageHead title={t('title')} meta={query.data && t('count', { count: query.data.total })} />
      <div className={styles.body}>
        <p className="small dim">{t('about')}</p>
        <Filters />
        {item !== undefined && (
          <OpenFigures key={item} questionId={item} onClose={() => setSearch({ item: undefined })} />
        )}
        <QueryBoundary
          query={query}
          errorTitle={t('failed')}
          skeleton={<RowsSkeleton rows={10} dense />}
          isEmpty={({ list: rows }) => rows.length === 0}
          empty={
            isNarrowed ? (
              <EmptyState title={t('noMatch')} action={clear} />
            ) : (
              <EmptyState title={t('empty')} body={t('emptyNext')} />
            )
          }
        >
          {({ list: rows, page, total }) => (
            <>
              <FigureList rows={rows} openId={item} onOpen={(questionId) => setSearch({ item: questionId })} />
              <Pager page={page} size={pageSize} total={total} onPage={(next) => setSearch({ page: next })} />
            </>
          )}
        </QueryBoundary>
      </div>
    </Page>
  );
};

const Filters = () => {
  const t = useTranslation(figureMessages);
  const { node, suspect, sort, descending } = useSearch(questionFigures);
  const setSearch = useSetSearch(questionFigures);
  return (
    <FilterBar>
      <NodeSelect
        programmes={undefined}
        value={node}
        onChange={(next) => setSearch({ node: next, page: undefined, item: undefined })}
      />
      <NativeSelect
        aria-label={t('sortBy')}
        value={findOrder({ sort, descending }).name}
        data={orders.map(({ name }) => ({ value: name, label: t(name) }))}
        onChange={(event) => {
          const chosen = orders.find(({ name }) => name === event.currentTarget.value);
          setSearch({ sort: chosen?.sort, descending: chosen?.isDescending || undefined, page: undefined });
        }}
      />
      <Checkbox
        label={t('onlySuspect')}
        checked={suspect ?? false}
        onChange={(event) =>
          setSearch({ suspect: event.currentTarget.checked || undefined, page: undefined, item: undefined })
        }
      />
    </FilterBar>
  );
};
