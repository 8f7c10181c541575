import { useState, type ReactNode } from 'react';
import { BulkBar, CalendarIcon, DataTable, Instant, Pager, Section, useTranslation, type Column } from '@inkstone/ui';
import { useSetSearch } from '@inkstone/ui/screen';
import { givenMessages, watchingMessages } from '../../messages.ts';
import { recipientsEach } from '../work/recipient-view.ts';
import { useChosen } from '../work/use-chosen.ts';
import styles from '../work/given.module.css';
import { DeadlineDialog } from './deadline-dialog.tsx';
import type { Given, GivenFamily, GivenStudent } from './given-family.ts';

interface FamilyStudentsProps<Row> {
  family: GivenFamily;
  given: Given;
  rows: readonly Row[];
  /** Which page of the students the rows are. */
  paged: { page: number; totalPage: number; total: number };
  /** The columns behind the name. */
  columns: readonly Column<Row>[];
  /** Whose deadline may still move; absent: everybody's. */
  mayMove?(row: Row): boolean;
  /** What can be done with one student; `move` opens the dialog of the deadline. Absent: nothing. */
  actions?: ((row: Row, move: () => void) => ReactNode) | undefined;
}

/** The students of what was given; until it is withdrawn their deadlines can be moved. */
export const FamilyStudents = <Row extends GivenStudent>({
  family,
  given,
  rows,
  paged,
  columns,
  mayMove,
  actions,
}: FamilyStudentsProps<Row>) => {
  const t = useTranslation(givenMessages);
  const work = useTranslation(watchingMessages);
  const name = useNameColumn<Row>(family, given);
  const setSearch = useSetSearch(family.detailAt);
  const chosen = useChosen(rows, ({ recipientId }) => recipientId);
  const [moving, setMoving] = useState<readonly Row[] | null>(null);
  const those = chosen.items;
  const acts = [{ key: 'move', label: t('moveDeadline'), icon: <CalendarIcon />, onAct: () => setMoving(those) }];
  const selection = {
    chosen: chosen.ids,
    onChange: chosen.choose,
    ...(mayMove && { mayChoose: mayMove }),
    nameOf: (row: Row) => row.studentName,
  };
  return (
    <Section title={work('recipients')} count={paged.total}>
      <div className={styles.table}>
        <DataTable
          label={work('recipients')}
          columns={[name, ...columns]}
          rows={rows}
          keyOf={(row) => row.recipientId}
          bulk={those.length > 0 && <BulkBar count={those.length} acts={acts} onClear={chosen.clear} />}
          {...(given.status !== 'withdrawn' && { selection })}
          {...(actions && { actions: (row: Row) => actions(row, () => setMoving([row])) })}
        />
        {paged.totalPage > 1 && (
          <Pager page={paged.page} size={recipientsEach} total={paged.total} onPage={(page) => setSearch({ page })} />
        )}
        {moving && <DeadlineDialog family={family} given={given} students={moving} onClose={() => setMoving(null)} />}
      </div>
    </Section>
  );
};

/** The name, and the deadline where it is the student's own. */
const useNameColumn = <Row extends GivenStudent>(family: GivenFamily, given: Given): Column<Row> => {
  const own = useTranslation(family.words);
  const work = useTranslation(watchingMessages);
  return {
    key: 'student',
    head: work('name'),
    card: 'title',
    cell: (row) => (
      <>
        <b>{row.studentName}</b>
        {row.deadline !== given.deadline && (
          <small>
            {own('deadline')} <Instant at={row.deadline} />
          </small>
        )}
      </>
    ),
  };
};
