import { Button } from '@mantine/core';
import { useState } from 'react';
import { nameIn } from '@inkstone/base';
import { getTopicList } from '@inkstone/bank/contract';
import { useAsk } from '@inkstone/call/web';
import {
  CheckIcon,
  EmptyState,
  FilterBar,
  Ledger,
  LedgerRow,
  Loaded,
  Pager,
  PlusIcon,
  RowsSkeleton,
  SearchField,
  StatusChip,
  useLanguage,
  useWords,
} from '@inkstone/ui';
import { givingMessages } from '../messages.ts';
import { programmeName } from '../programme-name.ts';

const pageSize = 5;

interface SetPickerProps {
  taken: ReadonlySet<number>;
  onPick(topicId: number): void;
}

/** Finds question sets of the bank, one press each. */
export const SetPicker = ({ taken, onPick }: SetPickerProps) => {
  const t = useWords(givingMessages);
  const language = useLanguage();
  const [filter, setFilter] = useState({ search: '', page: 1 });
  const input = { pageNum: pageSize, page: filter.page, ...(filter.search ? { search: filter.search } : {}) };
  const ask = useAsk(getTopicList, input, { keepPrevious: true });
  const act = (id: number, title: string) =>
    taken.has(id) ? (
      <StatusChip tone="jade" icon={<CheckIcon />}>
        {t('added')}
      </StatusChip>
    ) : (
      <Button leftSection={<PlusIcon />} aria-label={t('addIt', { title })} onClick={() => onPick(id)}>
        {t('add')}
      </Button>
    );
  return (
    <>
      <FilterBar>
        <SearchField
          label={t('searchSets')}
          value={filter.search}
          onSearch={(search) => setFilter({ search, page: 1 })}
        />
      </FilterBar>
      <Loaded
        ask={ask}
        failed={t('setsFailed')}
        safe={t('formSafe')}
        skeleton={<RowsSkeleton rows={pageSize} dense />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('noSets')} body={t('noSetsNext')} />}
      >
        {({ list, page, total }) => (
          <>
            <Ledger label={t('findMore')}>
              {list.map((set) => {
                const title = nameIn(language, set.title, set.titleZh);
                const meta = [programmeName(set.programme, '', language), t('questions', { count: set.questionCount })];
                return <LedgerRow key={set.id} title={title} meta={meta.join(t('dot'))} action={act(set.id, title)} />;
              })}
            </Ledger>
            <Pager page={page} size={pageSize} total={total} onPage={(next) => setFilter({ ...filter, page: next })} />
          </>
        )}
      </Loaded>
    </>
  );
};
