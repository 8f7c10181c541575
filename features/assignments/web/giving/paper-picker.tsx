import { Button } from '@mantine/core';
import { useState } from 'react';
import { nameIn } from '@inkstone/base';
import { examinationDetail } from '@inkstone/bank/addresses';
import { getExamList, type ExamRow } from '@inkstone/bank/contract';
import { useAsk } from '@inkstone/call/web';
import {
  EmptyState,
  FilterBar,
  Ledger,
  LedgerRow,
  Loaded,
  Pager,
  RowsSkeleton,
  SearchField,
  useLanguage,
  useWords,
} from '@inkstone/ui';
import { openScreen } from '@inkstone/ui/screen';
import { givingMessages } from '../../messages.ts';
import { examNameOf } from '@inkstone/programmes/cards';
import styles from './giving.module.css';

const pageSize = 5;

interface PaperPickerProps {
  onPick(paper: ExamRow): void;
}

/** Finds a paper of the bank. */
export const PaperPicker = ({ onPick }: PaperPickerProps) => {
  const t = useWords(givingMessages);
  const language = useLanguage();
  const [filter, setFilter] = useState({ search: '', page: 1 });
  const input = { pageNum: pageSize, page: filter.page, ...(filter.search ? { search: filter.search } : {}) };
  const ask = useAsk(getExamList, input, { keepPrevious: true });
  return (
    <>
      <FilterBar>
        <SearchField
          label={t('searchPapers')}
          value={filter.search}
          onSearch={(search) => setFilter({ search, page: 1 })}
        />
      </FilterBar>
      <Loaded
        ask={ask}
        failed={t('papersFailed')}
        safe={t('formSafe')}
        skeleton={<RowsSkeleton rows={pageSize} dense />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('noPapers')} body={t('noPapersNext')} />}
      >
        {({ list, page, total }) => (
          <>
            <Ledger label={t('fromPaper')}>
              {list.map((paper) => {
                const title = nameIn(language, paper.title, paper.titleZh);
                return (
                  <LedgerRow
                    key={paper.id}
                    title={title}
                    meta={[
                      examNameOf(paper, language),
                      t('questions', { count: paper.questionCount }),
                      nameIn(language, paper.owner.name, paper.owner.nameZh),
                    ].join(t('dot'))}
                    action={
                      <span className={styles.pick}>
                        <Button
                          variant="quiet"
                          aria-label={t('lookAt', { title })}
                          onClick={() => openScreen(examinationDetail, { id: paper.id })}
                        >
                          {t('look')}
                        </Button>
                        <Button aria-label={t('chooseIt', { title })} onClick={() => onPick(paper)}>
                          {t('choose')}
                        </Button>
                      </span>
                    }
                  />
                );
              })}
            </Ledger>
            <Pager page={page} size={pageSize} total={total} onPage={(next) => setFilter({ ...filter, page: next })} />
          </>
        )}
      </Loaded>
    </>
  );
};
