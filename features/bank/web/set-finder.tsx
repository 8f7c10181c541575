import { Button } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import { shortTime } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import {
  CheckIcon,
  EmptyState,
  FilterBar,
  Ledger,
  LedgerRow,
  QueryBoundary,
  Pager,
  PlusIcon,
  RowsSkeleton,
  SearchField,
  StatusChip,
  useLanguage,
  useTranslation,
  type QueryState,
} from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { findProgrammeCard, listLenders } from '@inkstone/programmes/cards';
import { useCurrentUser } from '@inkstone/session/web';
import { questionBank } from '../addresses.ts';
import { listListeningSets, listQuestionSets, type SetListItem } from '../contract.ts';
import { composerMessages, classificationMessages } from '../messages.ts';
import { DifficultySelect } from './difficulty-select.tsx';
import { HomeworkFilters, emptyFilter, type HomeworkFilter } from './homework-filters.tsx';
import { canEditSets } from './permissions.ts';
import { localizedTitle, typeName } from './names.ts';
import { NodeSelect } from './node-select.tsx';
import { QuickPreview } from './quick-preview.tsx';
import { TagField } from './tag-field.lazy.ts';
import styles from './set-finder.module.css';

interface SetFinderProps {
  /** Only sets that a paper of this programme may contain; any if undefined. */
  programme?: string | undefined;
  /** Only sets of this programme: an assignment of single sets has one programme. */
  onlyProgramme?: string | undefined;
  /** Only sets whose questions all have one of these types; any if empty. */
  types?: readonly string[];
  /** Ids of the sets selected already. */
  takenIds: ReadonlySet<number>;
  onPick(row: SetListItem): void;
  /** Shows the filters for homework, with the number of sets of each. */
  forHomework?: boolean;
  /** Rendered at the end of the filters. */
  after?: ReactNode;
}

const pageSize = 6;

/** A set as one of the two lists returns it. */
type FinderSet = SetListItem & { audioSeconds?: number | null };

const getProgrammes = ({ programme, onlyProgramme }: Pick<SetFinderProps, 'programme' | 'onlyProgramme'>) => {
  if (onlyProgramme !== undefined) return [onlyProgramme];
  // Papers that mix programmes find sets anywhere.
  return programme === undefined || findProgrammeCard(programme)?.borrowsFrom === 'all'
    ? undefined
    : listLenders(programme);
};

interface Filter extends HomeworkFilter {
  search: string;
  difficulty: number | undefined;
  tags: string[];
  page: number;
}

/** Fetches one page of matching sets, or of those with a recording. */
const useSetPage = (
  { programme, onlyProgramme, types = [] }: Pick<SetFinderProps, 'programme' | 'onlyProgramme' | 'types'>,
  { hasRecording, ...filter }: Filter,
) => {
  const query = {
    ...filter,
    programme: onlyProgramme ?? filter.programme,
    pageNum: pageSize,
    search: filter.search || undefined,
  };
  const onlyTypes = types.length > 0 ? types.join(',') : undefined;
  const all = useApiQuery(
    listQuestionSets,
    { ...query, papersOf: programme, onlyTypes },
    { keepPrevious: true, enabled: !hasRecording },
  );
  const listeningSets = useApiQuery(listListeningSets, query, { keepPrevious: true, enabled: hasRecording });
  return hasRecording ? listeningSets : all;
};

/** How many of the matching sets the section accepts; null if it accepts all of them. */
const useFittingCount = ({ programme, types = [] }: SetFinderProps, { search, nodeId, difficulty, tags }: Filter) => {
  const query = { papersOf: programme, nodeId, difficulty, tags, search: search || undefined, pageNum: 1 };
  const options = { keepPrevious: true, enabled: types.length > 0 };
  const all = useApiQuery(listQuestionSets, query, options).data?.total;
  const fittingCount = useApiQuery(listQuestionSets, { ...query, onlyTypes: types.join(',') }, options).data?.total;
  return types.length > 0 && all !== undefined && fittingCount !== undefined && fittingCount < all
    ? { found: fittingCount, all }
    : null;
};

/** Finds sets of the bank by text and tree node, with previews, and picks them. */
export const SetFinder = (props: SetFinderProps) => {
  const { programme, onlyProgramme, takenIds, onPick, forHomework = false, after } = props;
  const t = useTranslation(composerMessages);
  const finding = useTranslation(classificationMessages);
  const [filter, setFilter] = useState<Filter>({
    ...{ ...emptyFilter, search: '', difficulty: undefined, tags: [], page: 1 },
  });
  const [isAll, setAll] = useState(false);
  const finderProps = { ...props, ...(isAll && { types: [] }) };
  const ask: QueryState<{ list: FinderSet[]; page: number; total: number }> = useSetPage(finderProps, filter);
  const fittingCounts = useFittingCount(props, filter);
  const narrow = (change: Partial<Filter>) => setFilter({ ...filter, ...change, page: 1 });
  return (
    <>
      <FilterBar>
        <SearchField label={t('searchSets')} value={filter.search} onSearch={(search) => narrow({ search })} />
        {forHomework ? (
          <HomeworkFilters onlyProgramme={onlyProgramme} filter={filter} onChange={narrow} />
        ) : (
          <NodeSelect
            programmes={getProgrammes({ programme, onlyProgramme })}
            value={filter.nodeId}
            onChange={(nodeId) => narrow({ nodeId })}
          />
        )}
        <DifficultySelect
          className={styles.choice}
          placeholder={finding('anyDifficulty')}
          value={filter.difficulty ?? null}
          onChange={(difficulty) => narrow({ difficulty: difficulty ?? undefined })}
        />
        <Suspense fallback={null}>
          <TagField
            className={styles.choice}
            placeholder={finding('anyTags')}
            value={filter.tags}
            onChange={(tags) => narrow({ tags })}
          />
        </Suspense>
        {after}
      </FilterBar>
      {fittingCounts && (
        <FittingNote
          counts={fittingCounts}
          isAll={isAll}
          onToggle={() => {
            setAll(!isAll);
            narrow({});
          }}
        />
      )}
      <QueryBoundary
        query={ask}
        errorTitle={t('setsFailed')}
        skeleton={<RowsSkeleton rows={pageSize} dense />}
        isEmpty={({ total }) => total === 0}
        empty={
          hasFilters(filter) ? <EmptyState title={t('noMatch')} body={t('noMatchNext')} /> : <NoSets props={props} />
        }
      >
        {({ list, page, total }) => (
          <>
            <Ledger label={t('picker')}>
              {list.map((row) => (
                <PickRow key={row.id} row={row} isTaken={takenIds.has(row.id)} onAdd={() => onPick(row)} />
              ))}
            </Ledger>
            <Pager page={page} size={pageSize} total={total} onPage={(next) => setFilter({ ...filter, page: next })} />
          </>
        )}
      </QueryBoundary>
    </>
  );
};

const hasFilters = ({ search, programme, nodeId, type, hasRecording, difficulty, tags }: Filter): boolean =>
  search !== '' ||
  hasRecording ||
  tags.length > 0 ||
  [programme, nodeId, type, difficulty].some((value) => value !== undefined);

/** Shown without filters and results: the bank is empty, or has nothing for this section. */
const NoSets = ({ props: { programme, onlyProgramme, types = [] } }: { props: SetFinderProps }) => {
  const t = useTranslation(composerMessages);
  const canWrite = canEditSets(useCurrentUser());
  const isEmptyBank = programme === undefined && onlyProgramme === undefined && types.length === 0;
  return (
    <EmptyState
      title={t(isEmptyBank ? 'noSetsYet' : 'noneFits')}
      body={t(isEmptyBank ? 'noSetsYetNext' : 'noneFitsNext')}
      action={
        canWrite && (
          <Button component={ScreenLink} to={questionBank} search={{ edit: 'new' }}>
            {t('writeSet')}
          </Button>
        )
      }
    />
  );
};

const PickRow = ({ row, isTaken, onAdd }: { row: FinderSet; isTaken: boolean; onAdd(): void }) => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const title = localizedTitle(language, row);
  return (
    <>
      <LedgerRow
        hasOwnLine
        title={title}
        meta={[
          t('countFree', { count: row.questionCount }),
          row.types.map((type) => typeName(type, language)).join(t('comma')),
          ...(row.audioSeconds ? [t('lasts', { time: shortTime(row.audioSeconds) })] : []),
        ].join(t('dot'))}
        action={
          <span className={styles.acts}>
            <Button
              variant="quiet"
              aria-expanded={isOpen}
              aria-label={isOpen ? t('hidePreview') : t('previewNamed', { title })}
              onClick={() => setOpen(!isOpen)}
            >
              {t(isOpen ? 'hidePreview' : 'preview')}
            </Button>
            {isTaken ? (
              <StatusChip tone="jade" icon={<CheckIcon />}>
                {t('added')}
              </StatusChip>
            ) : (
              <Button leftSection={<PlusIcon />} aria-label={t('addNamed', { title })} onClick={onAdd}>
                {t('add')}
              </Button>
            )}
          </span>
        }
      />
      {isOpen && <QuickPreview setId={row.id} />}
    </>
  );
};

interface FittingNoteProps {
  counts: NonNullable<ReturnType<typeof useFittingCount>>;
  isAll: boolean;
  onToggle(): void;
}

/** How many sets fit the place, and the button that shows the others too. */
const FittingNote = ({ counts, isAll, onToggle }: FittingNoteProps) => {
  const t = useTranslation(composerMessages);
  return (
    <p className={`${styles.fits} meta num`}>
      <span>{t(isAll ? 'fitAll' : 'fitOnly', counts)}</span>
      <Button variant="quiet" size="sm" onClick={onToggle}>
        {t(isAll ? 'showFitting' : 'showAllSets')}
      </Button>
    </p>
  );
};
