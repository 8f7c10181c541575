import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  BulkBar,
  DataTable,
  EmptyState,
  FilterBar,
  FilterTabs,
  Instant,
  lazyWithRetry,
  Pager,
  PlusIcon,
  SearchField,
  Section,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import type { ClassStay, SchoolClass } from '../../contract.ts';
import { schoolClassMessages } from '../../messages.ts';
import styles from './classes.module.css';

const JoinDialog = lazyWithRetry(async () => (await import('./student-dialogs.tsx')).JoinDialog);
const LeaveDialog = lazyWithRetry(async () => (await import('./student-dialogs.tsx')).LeaveDialog);
const MoveDialog = lazyWithRetry(async () => (await import('./student-dialogs.tsx')).MoveDialog);

/** Which stays are shown. */
export interface StaysView {
  part: 'members' | 'left';
  search: string;
  page: number;
}

interface ClassStudentsProps {
  schoolClass: SchoolClass;
  name: string;
  view: StaysView;
  pageSize: number;
  onView(view: StaysView): void;
}

/** The students of a class and those who left, with what is done to those selected. */
export const ClassStudents = (props: ClassStudentsProps) => {
  const { schoolClass, name, view, pageSize, onView } = props;
  const t = useTranslation(schoolClassMessages);
  const [isJoining, setJoining] = useState(false);
  const tabs = [
    { value: 'members' as const, label: t('members'), count: schoolClass.studentCount },
    { value: 'left' as const, label: t('left'), count: schoolClass.leftCount },
  ];
  const join = schoolClass.endedAt === null && (
    <Button size="xs" leftSection={<PlusIcon />} onClick={() => setJoining(true)}>
      {t('join')}
    </Button>
  );
  return (
    <Section title={t('students')} aside={join}>
      <FilterTabs
        label={t('lists')}
        tabs={tabs}
        value={view.part}
        onChange={(part) => onView({ part, search: '', page: 1 })}
      />
      <FilterBar>
        <SearchField
          label={t('findStudents')}
          value={view.search}
          onSearch={(search) => onView({ ...view, search, page: 1 })}
        />
      </FilterBar>
      {view.part === 'members' ? (
        <Members key={schoolClass.id} schoolClass={schoolClass} name={name} />
      ) : (
        <Left list={schoolClass.list} />
      )}
      {schoolClass.total > pageSize && (
        <Pager
          page={schoolClass.page}
          size={pageSize}
          total={schoolClass.total}
          onPage={(page) => onView({ ...view, page })}
        />
      )}
      {isJoining && <JoinDialog classId={schoolClass.id} name={name} onClose={() => setJoining(false)} />}
    </Section>
  );
};

const useStayColumns = (): Record<'student' | 'username' | 'since' | 'until', Column<ClassStay>> => {
  const t = useTranslation(schoolClassMessages);
  return {
    student: { key: 'student', head: t('student'), card: 'title', cell: ({ name }) => name },
    username: { key: 'username', head: t('username'), cell: ({ username }) => username },
    since: {
      key: 'since',
      head: t('since'),
      cell: ({ joinedAt, cameFrom }) => (
        <>
          <Instant at={joinedAt} show="day" />
          {cameFrom !== null && ` · ${t('cameFrom', { name: cameFrom })}`}
        </>
      ),
    },
    until: {
      key: 'until',
      head: t('until'),
      cell: ({ leftAt, wentTo }) => (
        <>
          {leftAt !== null && <Instant at={leftAt} show="day" />}
          {wentTo !== null && ` · ${t('wentTo', { name: wentTo })}`}
        </>
      ),
    },
  };
};

const Left = ({ list }: { list: readonly ClassStay[] }) => {
  const t = useTranslation(schoolClassMessages);
  const { student, username, since, until } = useStayColumns();
  return (
    <DataTable
      label={t('left')}
      rows={list}
      getKey={({ id }) => id}
      empty={<EmptyState bare title={t('noLeft')} />}
      columns={[student, username, since, until]}
    />
  );
};

const Members = ({ schoolClass, name }: { schoolClass: SchoolClass; name: string }) => {
  const t = useTranslation(schoolClassMessages);
  const { student, username, since } = useStayColumns();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [isMoving, setMoving] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const clear = () => setSelected(new Set());
  const { id: classId, list } = schoolClass;
  const studentIds = [...selected];
  const actions = [
    { key: 'move', label: t('move'), onAction: () => setMoving(true) },
    { key: 'leave', label: t('leave'), onAction: () => setLeaving(true) },
  ];
  return (
    <div className={styles.table}>
      <DataTable
        label={t('members')}
        // The list of the other tab may still be shown while this one loads.
        rows={list.filter(({ leftAt }) => leftAt === null)}
        getKey={({ studentId }) => studentId}
        selection={{ selected, onChange: setSelected, getName: (stay) => stay.name }}
        bulk={studentIds.length > 0 && <BulkBar count={studentIds.length} actions={actions} onClear={clear} />}
        empty={<EmptyState bare title={t('noMembers')} />}
        columns={[student, username, since]}
      />
      {isLeaving && (
        <LeaveDialog leave={{ classId, name, studentIds }} onLeft={clear} onClose={() => setLeaving(false)} />
      )}
      {isMoving && <MoveDialog move={{ classId, name, studentIds }} onMoved={clear} onClose={() => setMoving(false)} />}
    </div>
  );
};
