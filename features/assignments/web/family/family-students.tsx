import { useState, type ReactNode } from 'react';
import {
  BulkBar,
  CalendarIcon,
  DataTable,
  Instant,
  Pager,
  Section,
  TrashIcon,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { useSetSearch } from '@inkstone/ui/screen';
import { familyMessages, assignmentMessages } from '../../messages.ts';
import { recipientsPerPage } from '../shared/recipient-view.ts';
import { useSelection } from '../shared/use-selection.ts';
import { useWithdrawStudents } from '../shared/use-withdraw-students.ts';
import styles from '../shared/assignments.module.css';
import { DeadlineDialog } from './deadline-dialog.tsx';
import type { FamilyAssignment, FamilyDefinition, FamilyStudent } from './family-definition.ts';

interface FamilyStudentsProps<Row> {
  family: FamilyDefinition;
  assignment: FamilyAssignment;
  rows: readonly Row[];
  /** The page of students that the rows belong to. */
  paged: { page: number; totalPage: number; total: number };
  /** The columns after the name. */
  columns: readonly Column<Row>[];
  /** Stands beside the heading. */
  aside?: ReactNode;
  /** Whether a student's deadline may still move; by default yes. */
  canMove?(row: Row): boolean;
  /** Actions on one student; `move` opens the deadline dialog. */
  actions?: ((row: Row, move: () => void) => ReactNode) | undefined;
}

/** The students of an assignment; their deadlines can be moved until it is withdrawn. */
export const FamilyStudents = <Row extends FamilyStudent>({
  family,
  assignment,
  rows,
  paged,
  columns,
  aside,
  canMove,
  actions,
}: FamilyStudentsProps<Row>) => {
  const [t, tAssignment] = [useTranslation(familyMessages), useTranslation(assignmentMessages)];
  const name = useNameColumn<Row>(family, assignment);
  const setSearch = useSetSearch(family.detailRoute);
  const selectionState = useSelection(rows, ({ recipientId }) => recipientId);
  const [moving, setMoving] = useState<readonly Row[] | null>(null);
  const selectedRows = selectionState.items;
  const withdraw = useWithdrawStudents(assignment);
  const takeOut = async () => {
    if (await withdraw(selectedRows)) selectionState.clear();
  };
  const bulkActions = [
    { key: 'move', label: t('moveDeadline'), icon: <CalendarIcon />, onAction: () => setMoving(selectedRows) },
    { key: 'remove', label: tAssignment('takeOut'), icon: <TrashIcon />, onAction: () => void takeOut() },
  ];
  const bulk = selectedRows.length > 0 && (
    <BulkBar count={selectedRows.length} actions={bulkActions} onClear={selectionState.clear} />
  );
  const selection = {
    selected: selectionState.ids,
    onChange: selectionState.choose,
    ...(canMove && { canSelect: canMove }),
    getName: (row: Row) => row.studentName,
  };
  return (
    <Section title={tAssignment('recipients')} count={paged.total} aside={aside}>
      <div className={styles.table}>
        <DataTable
          label={tAssignment('recipients')}
          columns={[name, ...columns]}
          rows={rows}
          getKey={(row) => row.recipientId}
          bulk={bulk}
          {...(assignment.status !== 'withdrawn' && { selection })}
          {...(actions && { actions: (row: Row) => actions(row, () => setMoving([row])) })}
        />
        {paged.totalPage > 1 && (
          <Pager
            page={paged.page}
            size={recipientsPerPage}
            total={paged.total}
            onPage={(page) => setSearch({ page })}
          />
        )}
        {moving && (
          <DeadlineDialog family={family} assignment={assignment} students={moving} onClose={() => setMoving(null)} />
        )}
      </div>
    </Section>
  );
};

/** The name, and the deadline if the student has one of their own. */
const useNameColumn = <Row extends FamilyStudent>(
  family: FamilyDefinition,
  assignment: FamilyAssignment,
): Column<Row> => {
  const tFamily = useTranslation(family.messages);
  const tAssignment = useTranslation(assignmentMessages);
  return {
    key: 'student',
    head: tAssignment('name'),
    card: 'title',
    cell: (row) => (
      <>
        <b>{row.studentName}</b>
        {row.deadline !== assignment.deadline && (
          <small>
            {tFamily('deadline')} <Instant at={row.deadline} />
          </small>
        )}
      </>
    ),
  };
};
