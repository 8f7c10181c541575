import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { localizedName } from '@inkstone/base';
import { paperCreate, paperDetail } from '@inkstone/bank/addresses';
import { listAssignablePapers, type PaperListItem } from '@inkstone/bank/contract';
import { canEditPapers } from '@inkstone/bank/web';
import { useApiQuery } from '@inkstone/call/web';
import { useCurrentUser } from '@inkstone/session/web';
import {
  EmptyState,
  FilterBar,
  Ledger,
  LedgerRow,
  QueryBoundary,
  Pager,
  RowsSkeleton,
  SearchField,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { openScreen, ScreenLink } from '@inkstone/ui/screen';
import { newAssignmentMessages } from '../../messages.ts';
import { getExamName, programmeCards } from '@inkstone/programmes/cards';
import styles from './create.module.css';

const pageSize = 5;

interface PaperFilter {
  search: string;
  programme: string | null;
  page: number;
}

const emptyFilter: PaperFilter = { search: '', programme: null, page: 1 };
const paperProgrammes = programmeCards.filter(({ hasPapers }) => hasPapers !== false);

/** An empty bank leads on to composing a paper, for people who may. */
const NoPapersYet = () => {
  const t = useTranslation(newAssignmentMessages);
  const canCompose = canEditPapers(useCurrentUser());
  return (
    <EmptyState
      title={t('noPapersYet')}
      body={t('noPapersYetNext')}
      action={
        canCompose && (
          <Button component={ScreenLink} to={paperCreate} search={{}}>
            {t('composePaper')}
          </Button>
        )
      }
    />
  );
};

interface PaperPickerProps {
  onPick(paper: PaperListItem): void;
}

/** Finds a paper of the bank. */
export const PaperPicker = ({ onPick }: PaperPickerProps) => {
  const t = useTranslation(newAssignmentMessages);
  const language = useLanguage();
  const [{ search, programme, page: requestedPage }, setFilter] = useState<PaperFilter>(emptyFilter);
  const input = { pageNum: pageSize, page: requestedPage, ...(search && { search }), ...(programme && { programme }) };
  const ask = useApiQuery(listAssignablePapers, input, { keepPrevious: true });
  return (
    <>
      <FilterBar>
        <SearchField
          label={t('searchPapers')}
          value={search}
          onSearch={(text) => setFilter({ search: text, programme, page: 1 })}
        />
        <Select
          className={styles.programme}
          aria-label={t('programme')}
          placeholder={t('anyProgramme')}
          searchable
          clearable
          data={paperProgrammes.map(({ id, name }) => ({ value: id, label: name[language] }))}
          value={programme}
          onChange={(next) => setFilter({ search, programme: next, page: 1 })}
        />
      </FilterBar>
      <QueryBoundary
        query={ask}
        errorTitle={t('papersFailed')}
        safe={t('formSafe')}
        skeleton={<RowsSkeleton rows={pageSize} dense />}
        isEmpty={({ total }) => total === 0}
        empty={search || programme ? <EmptyState title={t('noPapers')} body={t('noPapersNext')} /> : <NoPapersYet />}
      >
        {({ list, page, total }) => (
          <>
            <Ledger label={t('fromPaper')}>
              {list.map((paper) => (
                <PaperRow key={paper.id} paper={paper} onPick={onPick} />
              ))}
            </Ledger>
            <Pager
              page={page}
              size={pageSize}
              total={total}
              onPage={(next) => setFilter({ search, programme, page: next })}
            />
          </>
        )}
      </QueryBoundary>
    </>
  );
};

type Paper = Parameters<PaperPickerProps['onPick']>[0];

/** A paper with its exam, size and owner. */
const PaperRow = ({ paper, onPick }: { paper: Paper } & PaperPickerProps) => {
  const t = useTranslation(newAssignmentMessages);
  const language = useLanguage();
  const title = localizedName(language, paper.title, paper.titleZh);
  return (
    <LedgerRow
      hasOwnLine
      title={title}
      meta={[
        getExamName(paper, language),
        t('questions', { count: paper.questionCount }),
        localizedName(language, paper.owner.name, paper.owner.nameZh),
      ].join(t('dot'))}
      action={
        <span className={styles.pick}>
          <Button
            variant="quiet"
            aria-label={t('lookAt', { title })}
            onClick={() => openScreen(paperDetail, { id: paper.id })}
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
};
