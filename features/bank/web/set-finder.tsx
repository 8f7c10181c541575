import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { shortTime } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import {
  BlockSkeleton,
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
import { listLenders } from '@inkstone/programmes/cards';
import { useCurrentUser } from '@inkstone/session/web';
import { subject } from '../addresses.ts';
import { getListeningList, getTopicDetailGroup, getTopicList, type TopicRow } from '../contract.ts';
import { composerMessages } from '../messages.ts';
import { HomeworkFilters, noFilter, type HomeworkFilter } from './homework-filters.tsx';
import { canEditSets } from './may.ts';
import { titleIn, typeName } from './names.ts';
import { PlaceSelect } from './place-select.tsx';
import { QuestionCard } from './question-card.tsx';
import { StimulusView } from './stimulus-view.tsx';
import styles from './set-finder.module.css';

interface SetFinderProps {
  /** Only sets that a paper of this programme may take; any where it is not said. */
  programme?: string | undefined;
  /** Only sets of this programme: work of single sets is of one alone. */
  ofProgramme?: string | undefined;
  /** Only sets whose questions are all of these types; any where there is none. */
  types?: readonly string[];
  /** Sets that are chosen already. */
  taken: ReadonlySet<number>;
  onPick(row: TopicRow): void;
  /** Offers the filters of giving homework, with how many sets each leaves. */
  forHomework?: boolean;
  /** At the end of the line of filters. */
  after?: ReactNode;
}

const pageSize = 6;

/** A set as one of the two lists gives it. */
type FoundSet = TopicRow & { audioSeconds?: number | null };

const placesOf = ({ programme, ofProgramme }: Pick<SetFinderProps, 'programme' | 'ofProgramme'>) => {
  if (ofProgramme !== undefined) return [ofProgramme];
  return programme === undefined ? undefined : listLenders(programme);
};

interface Filter extends HomeworkFilter {
  search: string;
  page: number;
}

/** One page of the sets that are looked for, or of those with a recording. */
const useFound = (
  { programme, ofProgramme, types = [] }: Pick<SetFinderProps, 'programme' | 'ofProgramme' | 'types'>,
  { isHeard, ...filter }: Filter,
) => {
  const wanted = {
    ...filter,
    programme: ofProgramme ?? filter.programme,
    pageNum: pageSize,
    search: filter.search || undefined,
  };
  const onlyTypes = types.length > 0 ? types.join(',') : undefined;
  const all = useApiQuery(
    getTopicList,
    { ...wanted, papersOf: programme, onlyTypes },
    { keepPrevious: true, enabled: !isHeard },
  );
  const heard = useApiQuery(getListeningList, wanted, { keepPrevious: true, enabled: isHeard });
  return isHeard ? heard : all;
};

/** How many of the sets that are looked for a section can take; nothing where it takes all of them. */
const useFitting = ({ programme, types = [] }: SetFinderProps, { search, nodeId }: Filter) => {
  const wanted = { papersOf: programme, nodeId, search: search || undefined, pageNum: 1 };
  const how = { keepPrevious: true, enabled: types.length > 0 };
  const all = useApiQuery(getTopicList, wanted, how).data?.total;
  const found = useApiQuery(getTopicList, { ...wanted, onlyTypes: types.join(',') }, how).data?.total;
  return types.length > 0 && all !== undefined && found !== undefined && found < all ? { found, all } : null;
};

/** Finds sets of the bank by words and by place and takes them, one press each; each can be looked at first. */
export const SetFinder = (props: SetFinderProps) => {
  const { programme, ofProgramme, taken, onPick, forHomework = false, after } = props;
  const t = useTranslation(composerMessages);
  const [filter, setFilter] = useState<Filter>({ ...noFilter, search: '', page: 1 });
  const [isAll, setAll] = useState(false);
  const found = { ...props, ...(isAll && { types: [] }) };
  const ask: QueryState<{ list: FoundSet[]; page: number; total: number }> = useFound(found, filter);
  const fitting = useFitting(props, filter);
  const narrow = (change: Partial<Filter>) => setFilter({ ...filter, ...change, page: 1 });
  return (
    <>
      <FilterBar>
        <SearchField label={t('searchSets')} value={filter.search} onSearch={(search) => narrow({ search })} />
        {forHomework ? (
          <HomeworkFilters ofProgramme={ofProgramme} filter={filter} onChange={narrow} />
        ) : (
          <PlaceSelect
            programmes={placesOf({ programme, ofProgramme })}
            value={filter.nodeId}
            onChange={(nodeId) => narrow({ nodeId })}
          />
        )}
        {after}
      </FilterBar>
      {fitting && (
        <p className={`${styles.fits} meta num`}>
          <span>{t(isAll ? 'fitAll' : 'fitOnly', fitting)}</span>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setAll(!isAll);
              narrow({});
            }}
          >
            {t(isAll ? 'showFitting' : 'showAllSets')}
          </Button>
        </p>
      )}
      <QueryBoundary
        query={ask}
        failed={t('setsFailed')}
        skeleton={<RowsSkeleton rows={pageSize} dense />}
        isEmpty={({ total }) => total === 0}
        empty={isNarrowed(filter) ? <EmptyState title={t('noMatch')} body={t('noMatchNext')} /> : <NoSets of={props} />}
      >
        {({ list, page, total }) => (
          <>
            <Ledger label={t('picker')}>
              {list.map((row) => (
                <PickRow key={row.id} row={row} isTaken={taken.has(row.id)} onAdd={() => onPick(row)} />
              ))}
            </Ledger>
            <Pager page={page} size={pageSize} total={total} onPage={(next) => setFilter({ ...filter, page: next })} />
          </>
        )}
      </QueryBoundary>
    </>
  );
};

const isNarrowed = ({ search, programme, nodeId, type, isHeard }: Filter): boolean =>
  search !== '' || isHeard || [programme, nodeId, type].some((one) => one !== undefined);

/** Nothing was looked for and nothing is there: the bank is empty, or has nothing for this place. */
const NoSets = ({ of: { programme, ofProgramme, types = [] } }: { of: SetFinderProps }) => {
  const t = useTranslation(composerMessages);
  const may = canEditSets(useCurrentUser());
  const isEmptyBank = programme === undefined && ofProgramme === undefined && types.length === 0;
  return (
    <EmptyState
      title={t(isEmptyBank ? 'noSetsYet' : 'noneFits')}
      body={t(isEmptyBank ? 'noSetsYetNext' : 'noneFitsNext')}
      action={
        may && (
          <Button component={ScreenLink} to={subject} search={{ edit: 'new' }}>
            {t('writeSet')}
          </Button>
        )
      }
    />
  );
};

const PickRow = ({ row, isTaken, onAdd }: { row: FoundSet; isTaken: boolean; onAdd(): void }) => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const title = titleIn(language, row);
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
      {isOpen && <QuickLook topicId={row.id} />}
    </>
  );
};

const QuickLook = ({ topicId }: { topicId: number }) => {
  const ask = useApiQuery(getTopicDetailGroup, { topicId });
  return (
    <li className={styles.look}>
      <QueryBoundary query={ask} skeleton={<BlockSkeleton lines={4} />}>
        {({ topic, questions }) => (
          <>
            <StimulusView stimulus={topic.stimulus} />
            {questions.map((question) => (
              <QuestionCard
                key={question.revisionId}
                number={question.position}
                question={question}
                stimulus={topic.stimulus}
                look="keys"
              />
            ))}
          </>
        )}
      </QueryBoundary>
    </li>
  );
};
