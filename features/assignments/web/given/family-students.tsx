import { useState, type ReactNode } from 'react';
import { BulkBar, CalendarIcon, DataTable, Instant, Section, useWords, type Column } from '@inkstone/ui';
import { givenMessages, watchingMessages } from '../../messages.ts';
import styles from '../work/given.module.css';
import { DeadlineDialog } from './deadline-dialog.tsx';
import type { Given, GivenFamily, GivenStudent } from './given-family.ts';

interface FamilyStudentsProps<Row> {
  family: GivenFamily;
  given: Given;
  rows: readonly Row[];
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
  columns,
  mayMove,
  actions,
}: FamilyStudentsProps<Row>) => {
  const t = useWords(givenMessages);
  const work = useWords(watchingMessages);
  const name = useNameColumn<Row>(family, given);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [moving, setMoving] = useState<readonly Row[] | null>(null);
  const those = rows.filter(({ recipientId }) => chosen.has(recipientId));
  const acts = [{ key: 'move', label: t('moveDeadline'), icon: <CalendarIcon />, onAct: () => setMoving(those) }];
  const selection = {
    chosen,
    onChange: setChosen,
    ...(mayMove && { mayChoose: mayMove }),
    nameOf: (row: Row) => row.studentName,
  };
  return (
    <Section title={work('recipients')} count={rows.length}>
      <div className={styles.table}>
        <DataTable
          label={work('recipients')}
          columns={[name, ...columns]}
          rows={rows}
          keyOf={(row) => row.recipientId}
          bulk={those.length > 0 && <BulkBar count={those.length} acts={acts} onClear={() => setChosen(new Set())} />}
          {...(given.status !== 'withdrawn' && { selection })}
          {...(actions && { actions: (row: Row) => actions(row, () => setMoving([row])) })}
        />
        {moving && <DeadlineDialog family={family} given={given} students={moving} onClose={() => setMoving(null)} />}
      </div>
    </Section>
  );
};

/** The name, and the deadline where it is the student's own. */
const useNameColumn = <Row extends GivenStudent>(family: GivenFamily, given: Given): Column<Row> => {
  const own = useWords(family.words);
  const work = useWords(watchingMessages);
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
