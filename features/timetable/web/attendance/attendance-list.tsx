import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { getErrorMessage, newRequestId, useApiMutation } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { attendanceStates, saveAttendance, type AttendanceState, type AttendingStudent } from '../../contract.ts';
import { attendanceMessages } from '../../messages.ts';
import styles from './attendance.module.css';

const keys: Readonly<Record<string, AttendanceState>> = { p: 'present', l: 'late', a: 'absent', e: 'excused' };

/** Where the last press of a student stands. */
type Saving = { state: 'saving'; wished: AttendanceState | null } | { state: 'failed'; reason: string };

interface AttendanceListProps {
  sessionId: number;
  students: readonly AttendingStudent[];
}

/** Sends each press at once, the presses of one student in their order; what is shown as entered is what was saved. */
const useEntries = ({ sessionId, students }: AttendanceListProps) => {
  const { mutateAsync } = useApiMutation(saveAttendance);
  const [entered, setEntered] = useState<ReadonlyMap<number, AttendanceState | null>>(new Map());
  const [savings, setSavings] = useState<ReadonlyMap<number, Saving>>(new Map());
  const queues = useRef(new Map<number, { last: number; done: Promise<void> }>());
  const setSaving = (id: number, saving: Saving | null) =>
    setSavings((current) => {
      const next = new Map(current);
      if (saving) next.set(id, saving);
      else next.delete(id);
      return next;
    });
  const enter = (studentId: number, choice: AttendanceState | null) => {
    setSaving(studentId, { state: 'saving', wished: choice });
    const before = queues.current.get(studentId) ?? { last: 0, done: Promise.resolve() };
    const press = before.last + 1;
    const isLast = () => queues.current.get(studentId)?.last === press;
    const send = async () => {
      // A press that another one has overtaken is not sent.
      if (!isLast()) return;
      try {
        const { state } = await mutateAsync({ requestId: newRequestId(), sessionId, studentId, state: choice });
        setEntered((current) => new Map(current).set(studentId, state));
        if (isLast()) setSaving(studentId, null);
      } catch (error) {
        if (isLast()) setSaving(studentId, { state: 'failed', reason: getErrorMessage(error) });
      }
    };
    queues.current.set(studentId, { last: press, done: before.done.then(send) });
  };
  const stateFor = ({ id, state }: AttendingStudent) => (entered.has(id) ? (entered.get(id) ?? null) : state);
  const count = students.filter((student) => stateFor(student) !== null).length;
  return { enter, stateFor, savingFor: (id: number) => savings.get(id), count };
};

/** The students of a session: one key enters one state and goes to the next student. */
export const AttendanceList = (props: AttendanceListProps) => {
  const { students } = props;
  const t = useTranslation(attendanceMessages);
  const { enter, stateFor, savingFor, count } = useEntries(props);
  const list = useRef<HTMLUListElement>(null);
  const focus = (index: number) => list.current?.querySelectorAll<HTMLElement>('[data-student]')[index]?.focus();
  // Where the list comes after the dialog, its close button has the focus already; the keys are for the list.
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[data-student]')?.focus();
  }, []);
  const press = (event: KeyboardEvent, index: number, id: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const state = keys[event.key.toLowerCase()];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (state === undefined && step === undefined) return;
    event.preventDefault();
    if (state !== undefined) enter(id, state);
    focus(Math.max(0, Math.min(students.length - 1, index + (step ?? 1))));
  };
  return (
    <>
      <p className="dim">{t('keys')}</p>
      <p role="status">{t('entered', { count, total: students.length })}</p>
      <ul ref={list} className={styles.list} aria-label={t('students')}>
        {students.map((student, index) => (
          <StudentRow
            key={student.id}
            student={student}
            state={stateFor(student)}
            saving={savingFor(student.id)}
            isFirst={index === 0}
            onEnter={(state) => enter(student.id, state)}
            onKey={(event) => press(event, index, student.id)}
          />
        ))}
      </ul>
    </>
  );
};

interface StudentRowProps {
  student: AttendingStudent;
  state: AttendanceState | null;
  saving: Saving | undefined;
  isFirst: boolean;
  onEnter(state: AttendanceState | null): void;
  onKey(event: KeyboardEvent): void;
}

const StudentRow = ({ student, state, saving, isFirst, onEnter, onKey }: StudentRowProps) => {
  const t = useTranslation(attendanceMessages);
  const choice = saving?.state === 'saving' ? saving.wished : undefined;
  // One button of a row is reached by Tab: the entered one, else the first.
  const reached = state ?? attendanceStates[0];
  const status =
    saving?.state === 'saving'
      ? t('saving')
      : saving?.state === 'failed'
        ? t('notSaved', { reason: saving.reason })
        : state === null
          ? t('open')
          : t('saved');
  return (
    <li
      className={styles.student}
      aria-label={t('row', { name: student.name, state: state === null ? t('open') : t(state) })}
    >
      <span className={styles.name}>
        {student.name} <small className="dim">{student.username}</small>
      </span>
      <span className={styles.status} data-failed={saving?.state === 'failed' || undefined}>
        {status}
      </span>
      <span className={styles.states} role="group" aria-label={student.name}>
        {attendanceStates.map((name) => (
          <button
            key={name}
            type="button"
            tabIndex={name === reached ? 0 : -1}
            data-student={name === reached || undefined}
            {...(isFirst && name === reached && { 'data-autofocus': true })}
            aria-pressed={saving ? choice === name : state === name}
            data-saved={(!saving && state === name) || undefined}
            onKeyDown={onKey}
            onClick={() => onEnter(!saving && state === name ? null : name)}
          >
            {t(name)}
          </button>
        ))}
      </span>
    </li>
  );
};
