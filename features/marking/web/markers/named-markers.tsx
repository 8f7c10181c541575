import { matchesSearch } from '@inkstone/base';
import { Button } from '@mantine/core';
import { failureFrom, newRequestId, useApiMutation, type CallOutput } from '@inkstone/call/web';
import {
  DataTable,
  EmptyState,
  FilterBar,
  FilterTabs,
  noticeDone,
  noticeFailed,
  SearchField,
  StatusChip,
  useConfirm,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { paperMarkers } from '../../addresses.ts';
import { deleteCorrectTeacher, type getCorrectList } from '../../contract.ts';
import { messages } from './messages.ts';
import styles from './markers.module.css';

/** A teacher who marks the paper. */
export type NamedMarker = CallOutput<typeof getCorrectList>['list'][number];

const kinds = ['own', 'team', 'thirdParty'] as const;

const isCalled = ({ name }: NamedMarker, search: string): boolean => matchesSearch(search, name);

interface NamedMarkersProps {
  examId: number;
  list: readonly NamedMarker[];
}

/** Those who mark the paper, by kind and by name, each with what is already marked. */
export const NamedMarkers = ({ examId, list }: NamedMarkersProps) => {
  const t = useTranslation(messages);
  const { kind, search = '' } = useSearch(paperMarkers);
  const setSearch = useSetSearch(paperMarkers);
  const remove = useRemove(examId);
  const called = list.filter((marker) => isCalled(marker, search));
  const shown = called.filter((marker) => kind === undefined || marker.kind === kind);
  const columns: Column<NamedMarker>[] = [
    { key: 'name', head: t('name'), card: 'title', cell: ({ name }) => <b className="strong">{name}</b> },
    { key: 'kind', head: t('kind'), cell: (marker) => <KindChip kind={marker.kind} /> },
    { key: 'marked', head: t('marked'), align: 'end', cell: ({ marked }) => t('pieces', { count: marked }) },
  ];
  const all = <Button onClick={() => setSearch({ kind: undefined, search: undefined })}>{t('showAll')}</Button>;
  return (
    <div className={styles.body}>
      <p className="small dim">{t('says')}</p>
      {list.length > 0 && (
        <FilterBar>
          <SearchField
            label={t('searchNamed')}
            value={search}
            onSearch={(words) => setSearch({ search: words || undefined })}
          />
          <FilterTabs
            label={t('kinds')}
            value={kind ?? 'all'}
            tabs={[
              { value: 'all' as const, label: t('all'), count: called.length },
              ...kinds.map((value) => ({
                value,
                label: t(value),
                count: called.filter((marker) => marker.kind === value).length,
              })),
            ]}
            onChange={(value) => setSearch({ kind: value === 'all' ? undefined : value })}
          />
        </FilterBar>
      )}
      <DataTable
        label={t('markers')}
        columns={columns}
        rows={shown}
        keyOf={({ id }) => id}
        empty={
          list.length === 0 ? (
            <EmptyState bare title={t('none')} body={t('noneNext')} />
          ) : (
            <EmptyState bare title={t('noMatch')} body={t('noMatchNext')} action={all} />
          )
        }
        actions={(marker) => (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('removeOf', { name: marker.name })}
            onClick={() => void remove(marker)}
          >
            {t('remove')}
          </Button>
        )}
      />
    </div>
  );
};

const KindChip = ({ kind }: Pick<NamedMarker, 'kind'>) => {
  const t = useTranslation(messages);
  return (
    <span>
      <StatusChip tone="line">{t(kind)}</StatusChip>
    </span>
  );
};

/** Takes a marker away after asking. */
const useRemove = (examId: number) => {
  const t = useTranslation(messages);
  const confirm = useConfirm();
  const { mutateAsync } = useApiMutation(deleteCorrectTeacher);
  return async ({ id, name }: NamedMarker): Promise<void> => {
    const question = { title: t('removeAsk', { name }), body: t('removeBody', { name }), act: t('remove') };
    if (!(await confirm({ ...question, danger: true }))) return;
    try {
      await mutateAsync({ requestId: newRequestId(), examId, personId: id });
      noticeDone(t('removed', { name }));
    } catch (error) {
      noticeFailed(t('notDone'), failureFrom(error)?.message ?? String(error));
    }
  };
};
