import { ActionIcon, Button, Checkbox, Menu } from '@mantine/core';
import { useApiQuery, useApiMutation, type CallOutput, getErrorMessage } from '@inkstone/call/web';
import { paperMarkersRoute } from '@inkstone/marking/addresses';
import { useCurrentUser } from '@inkstone/session/web';
import {
  DataTable,
  DotsIcon,
  EmptyState,
  FilterBar,
  Instant,
  QueryBoundary,
  toastError,
  Page,
  PageHead,
  Pager,
  PlusIcon,
  RowsSkeleton,
  SearchField,
  useConfirm,
  useLanguage,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { getExamName } from '@inkstone/programmes/cards';
import { ScreenLink, useNavigation, useSearch, useSetSearch } from '@inkstone/ui/screen';
import { paperBank, paperCreate, paperDetail, paperEdit } from '../addresses.ts';
import { deletePaper, listPapers, type PaperListItem } from '../contract.ts';
import { paperMessages } from '../messages.ts';
import { ExamSelect } from './exam-select.tsx';
import { canEditPapers, canNameMarkers } from './permissions.ts';
import { localizedPersonName, localizedTitle } from './names.ts';
import { useUndo, type Undoable } from './undo-strip.tsx';
import styles from './bank.module.css';

const pageSize = 10;

/** The papers of the bank: search, filters, open, edit, delete. */
export const Screen = () => {
  const t = useTranslation(paperMessages);
  const go = useNavigation();
  const me = useCurrentUser();
  const search = useSearch(paperBank);
  const setSearch = useSetSearch(paperBank);
  const undo = useUndo();
  const ask = useApiQuery(listPapers, search, { keepPrevious: true });
  const compose = canEditPapers(me) && (
    <span className={styles.compose}>
      <Button onClick={() => go(paperCreate, { byRules: true })}>{t('byRules')}</Button>
      <Button leftSection={<PlusIcon />} onClick={() => go(paperCreate, {})}>
        {t('newPaper')}
      </Button>
    </span>
  );
  const isNarrowed = Boolean(search.search ?? search.programme ?? search.mine);
  const clear = <Button onClick={() => setSearch({}, { afresh: true })}>{t('clearFilters')}</Button>;
  const empty = isNarrowed ? (
    <EmptyState bare title={t('noMatch')} body={t('noMatchNext')} action={clear} />
  ) : (
    <EmptyState bare title={t('none')} body={t('noneNext')} action={compose} />
  );
  return (
    <Page dense>
      <PageHead
        title={t('papers')}
        meta={ask.data ? t('paperCount', { count: ask.data.total }) : undefined}
        action={compose || undefined}
      />
      {undo.strip}
      <div className={styles.papers}>
        <Filters />
        <QueryBoundary query={ask} errorTitle={t('listFailed')} skeleton={<RowsSkeleton rows={8} dense />}>
          {(list) => (
            <PaperTable listPage={list} empty={empty} offer={undo.offer} onPage={(page) => setSearch({ page })} />
          )}
        </QueryBoundary>
      </div>
    </Page>
  );
};

const Filters = () => {
  const t = useTranslation(paperMessages);
  const search = useSearch(paperBank);
  const setSearch = useSetSearch(paperBank);
  const { programme, variant } = search;
  return (
    <FilterBar>
      <SearchField
        label={t('searchPapers')}
        value={search.search ?? ''}
        onSearch={(text) => setSearch({ search: text || undefined, page: undefined })}
      />
      <ExamSelect
        className={styles.select}
        label={t('exam')}
        placeholder={t('anyExam')}
        clearable
        value={programme && variant ? { programme, variant } : null}
        onChange={(exam) => setSearch({ programme: exam?.programme, variant: exam?.variant, page: undefined })}
      />
      <Checkbox
        className={styles.mine}
        label={t('mine')}
        checked={search.mine ?? false}
        onChange={(event) => setSearch({ mine: event.currentTarget.checked || undefined, page: undefined })}
      />
    </FilterBar>
  );
};

interface PaperTableProps {
  listPage: CallOutput<typeof listPapers>;
  empty: React.ReactNode;
  offer(action: Undoable): void;
  onPage(page: number): void;
}

const PaperTable = ({ listPage, empty, offer, onPage }: PaperTableProps) => {
  const t = useTranslation(paperMessages);
  const language = useLanguage();
  const columns: Column<PaperListItem>[] = [
    {
      key: 'title',
      head: t('paper'),
      card: 'title',
      cell: (row) => (
        <ScreenLink to={paperDetail} search={{ id: row.id }}>
          {localizedTitle(language, row)}
        </ScreenLink>
      ),
    },
    { key: 'exam', head: t('exam'), width: '14rem', cell: (row) => getExamName(row, language) },
    { key: 'count', head: t('questions'), align: 'end', width: '6rem', cell: (row) => row.questionCount },
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
  const { list, page, total } = listPage;
  return (
    <>
      <DataTable
        label={t('papers')}
        columns={columns}
        rows={list}
        getKey={(row) => row.id}
        empty={empty}
        actions={(row) => <PaperMenu row={row} offer={offer} />}
      />
      {total > 0 && <Pager page={page} size={pageSize} total={total} onPage={onPage} />}
    </>
  );
};

const PaperMenu = ({ row, offer }: { row: PaperListItem; offer(action: Undoable): void }) => {
  const t = useTranslation(paperMessages);
  const language = useLanguage();
  const go = useNavigation();
  const confirm = useConfirm();
  const { mutateAsync } = useApiMutation(deletePaper);
  const me = useCurrentUser();
  const mayEdit = canEditPapers(me);
  const title = localizedTitle(language, row);
  const remove = async () => {
    const question = {
      title: t('deleteTitle', { title }),
      body: t('deleteBody'),
      actionLabel: t('remove'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    try {
      await mutateAsync({ paperId: row.id });
      const undo = () => mutateAsync({ paperId: row.id, restore: true });
      offer({ doneText: t('deleted', { title }), undoneText: t('restored', { title }), undo });
    } catch (error) {
      toastError(getErrorMessage(error));
    }
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('more', { title })}>
          <DotsIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => go(paperDetail, { id: row.id })}>{t('open')}</Menu.Item>
        {canNameMarkers(me) && (
          <Menu.Item onClick={() => go(paperMarkersRoute, { id: row.id })}>{t('markers')}</Menu.Item>
        )}
        {mayEdit && <Menu.Item onClick={() => go(paperEdit, { id: row.id })}>{t('edit')}</Menu.Item>}
        {mayEdit && row.isMine && (
          <Menu.Item color="cinnabar" onClick={() => void remove()}>
            {t('remove')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
