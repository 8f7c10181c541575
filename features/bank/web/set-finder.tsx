import { Button, Select } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { nameIn } from '@inkstone/base';
import { useAsk } from '@inkstone/call/web';
import {
  BlockSkeleton,
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
import { lendersTo } from '@inkstone/programmes/cards';
import { getTopicDetailGroup, getTopicList, getTopicTree, type TopicRow } from '../contract.ts';
import { composerMessages } from '../messages.ts';
import { titleIn, typeName } from './names.ts';
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
  /** At the end of the line of filters. */
  after?: ReactNode;
}

const pageSize = 6;

const placesOf = ({ programme, ofProgramme }: Pick<SetFinderProps, 'programme' | 'ofProgramme'>) => {
  if (ofProgramme !== undefined) return [ofProgramme];
  return programme === undefined ? undefined : lendersTo(programme);
};

/** Finds sets of the bank by words and by place and takes them, one press each; each can be looked at first. */
export const SetFinder = ({ programme, ofProgramme, types = [], taken, onPick, after }: SetFinderProps) => {
  const t = useWords(composerMessages);
  const [filter, setFilter] = useState({ search: '', nodeId: undefined as number | undefined, page: 1 });
  const ask = useAsk(
    getTopicList,
    {
      ...filter,
      papersOf: programme,
      programme: ofProgramme,
      pageNum: pageSize,
      search: filter.search || undefined,
      onlyTypes: types.length > 0 ? types.join(',') : undefined,
    },
    { keepPrevious: true },
  );
  return (
    <>
      <FilterBar>
        <SearchField
          label={t('searchSets')}
          value={filter.search}
          onSearch={(search) => setFilter({ ...filter, search, page: 1 })}
        />
        <PlaceSelect
          programmes={placesOf({ programme, ofProgramme })}
          value={filter.nodeId}
          onChange={(nodeId) => setFilter({ ...filter, nodeId, page: 1 })}
        />
        {after}
      </FilterBar>
      <Loaded
        ask={ask}
        failed={t('setsFailed')}
        skeleton={<RowsSkeleton rows={pageSize} dense />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState bare title={t('noMatch')} body={t('noMatchNext')} />}
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
      </Loaded>
    </>
  );
};

interface PlaceSelectProps {
  /** Only places of these; all where none is said. */
  programmes: readonly string[] | undefined;
  value: number | undefined;
  onChange(nodeId: number | undefined): void;
}

const PlaceSelect = ({ programmes, value, onChange }: PlaceSelectProps) => {
  const t = useWords(composerMessages);
  const language = useLanguage();
  const { data } = useAsk(getTopicTree, {});
  const list = (data?.list ?? []).filter(
    ({ code }) => programmes === undefined || programmes.includes(code.split('.')[0] ?? ''),
  );
  const nameOf = (node: (typeof list)[number]): string => nameIn(language, node.name, node.nameZh);
  const pathOf = (node: (typeof list)[number]): string => {
    const over = list.find(({ id, kind }) => id === node.parentId && (kind === 'subject' || programmes?.length !== 1));
    return over ? `${pathOf(over)}${t('dot')}${nameOf(node)}` : nameOf(node);
  };
  const sections = list.filter(({ kind }) => kind === 'section');
  const named = (node: (typeof list)[number]) => ({ value: String(node.id), label: nameOf(node) });
  return (
    <Select
      aria-label={t('place')}
      placeholder={t('anywhere')}
      searchable
      clearable
      data={sections.map((section) => ({
        group: pathOf(section),
        items: [named(section), ...list.filter(({ parentId }) => parentId === section.id).map(named)],
      }))}
      value={value === undefined ? null : String(value)}
      onChange={(next) => onChange(next === null ? undefined : Number(next))}
    />
  );
};

const PickRow = ({ row, isTaken, onAdd }: { row: TopicRow; isTaken: boolean; onAdd(): void }) => {
  const t = useWords(composerMessages);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const title = titleIn(language, row);
  return (
    <>
      <LedgerRow
        title={title}
        meta={[
          t('countFree', { count: row.questionCount }),
          row.types.map((type) => typeName(type, language)).join(t('comma')),
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
  const ask = useAsk(getTopicDetailGroup, { topicId });
  return (
    <li className={styles.look}>
      <Loaded ask={ask} skeleton={<BlockSkeleton lines={4} />}>
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
      </Loaded>
    </li>
  );
};
