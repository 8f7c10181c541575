import { matchesSearch } from '@inkstone/base';
import { Button } from '@mantine/core';
import { newRequestId, useApiMutation, type CallOutput, getErrorMessage } from '@inkstone/call/web';
import {
  DataTable,
  EmptyState,
  FilterBar,
  FilterTabs,
  toastSuccess,
  toastError,
  SearchField,
  StatusChip,
  useConfirm,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { paperMarkersRoute } from '../../addresses.ts';
import { removeMarker, type listPaperMarkers } from '../../contract.ts';
import { messages } from './messages.ts';
import styles from './markers.module.css';

/** A marker of the paper. */
export type PaperMarker = CallOutput<typeof listPaperMarkers>['list'][number];

const kinds = ['own', 'team', 'thirdParty'] as const;

const matchesName = ({ name }: PaperMarker, search: string): boolean => matchesSearch(search, name);

interface PaperMarkersProps {
  paperId: number;
  list: readonly PaperMarker[];
}

/** The markers of the paper, by kind and name, each with the number of marked submissions. */
export const PaperMarkers = ({ paperId, list }: PaperMarkersProps) => {
  const t = useTranslation(messages);
  const { kind, search = '' } = useSearch(paperMarkersRoute);
  const setSearch = useSetSearch(paperMarkersRoute);
  const remove = useRemoveMarker(paperId);
  const called = list.filter((marker) => matchesName(marker, search));
  const shown = called.filter((marker) => kind === undefined || marker.kind === kind);
  const columns: Column<PaperMarker>[] = [
    { key: 'name', head: t('name'), card: 'title', cell: ({ name }) => <b className="strong">{name}</b> },
    { key: 'kind', head: t('kind'), cell: (marker) => <KindChip kind={marker.kind} /> },
    { key: 'marked', head: t('marked'), align: 'end', cell: ({ marked }) => t('pieces', { count: marked }) },
  ];
  const all = <Button onClick={() => setSearch({ kind: undefined, search: undefined })}>{t('showAll')}</Button>;
  return (
    <div className={styles.body}>
      <p className="small dim">{t('says')}</p>
      {list.length > 0 && <MarkerFilters called={called} />}
      <DataTable
        label={t('markers')}
        columns={columns}
        rows={shown}
        getKey={({ id }) => id}
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

const KindChip = ({ kind }: Pick<PaperMarker, 'kind'>) => {
  const t = useTranslation(messages);
  return (
    <span>
      <StatusChip tone="line">{t(kind)}</StatusChip>
    </span>
  );
};

/** Removes a marker after confirmation. */
const useRemoveMarker = (paperId: number) => {
  const t = useTranslation(messages);
  const confirm = useConfirm();
  const { mutateAsync } = useApiMutation(removeMarker);
  return async ({ id, name }: PaperMarker): Promise<void> => {
    const question = { title: t('removeAsk', { name }), body: t('removeBody', { name }), actionLabel: t('remove') };
    if (!(await confirm({ ...question, danger: true }))) return;
    try {
      await mutateAsync({ requestId: newRequestId(), paperId, personId: id });
      toastSuccess(t('removed', { name }));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
};

/** Filters by name and kind, stored in the URL. */
const MarkerFilters = ({ called }: { called: readonly PaperMarker[] }) => {
  const t = useTranslation(messages);
  const { kind, search = '' } = useSearch(paperMarkersRoute);
  const setSearch = useSetSearch(paperMarkersRoute);
  return (
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
  );
};
