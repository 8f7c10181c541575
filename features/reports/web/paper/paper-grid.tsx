import { Button, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { EmptyState, SaveState, useTranslation } from '@inkstone/ui';
import { paperMarkMessages, paperMessages } from '../../messages.ts';
import { pointsText, useMarkCells, useMarkText } from './mark-text.ts';
import styles from './paper.module.css';
import type { MarkDraft } from './paper-mark-store.ts';
import { usePaperMarks, type PaperTest } from './use-paper-marks.ts';

type Student = PaperTest['list'][number];

/** Steps in rows by key. */
const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus to the same column of the next or previous student. */
const moveFocus = (event: KeyboardEvent<HTMLInputElement>): void => {
  const step = steps[event.key];
  const [row, column] = event.currentTarget.dataset['place']?.split(':').map(Number) ?? [];
  if (step === undefined || row === undefined || event.nativeEvent.isComposing) return;
  const table = event.currentTarget.closest('table');
  const next = table?.querySelector<HTMLInputElement>(`[data-place="${row + step}:${column}"]`);
  event.preventDefault();
  next?.focus();
  next?.select();
};

/** The marks of a test on paper, typed in by keyboard; read only where the test is a colleague's. */
export const PaperGrid = ({ test }: { test: PaperTest }) => {
  const t = useTranslation(paperMessages);
  const marks = usePaperMarks(test);
  const columns = usePaperColumns(test);
  // A mark that does not fit is nowhere but here, whatever else is saved.
  const unsaved = [...marks.drafts.values()].filter(({ fault }) => fault !== null).length;
  if (test.list.length === 0) return <EmptyState title={t('noStudents')} body={t('noStudentsNext')} />;
  return (
    <div className={styles.grid}>
      {test.isMine && (
        <div className={styles.saving}>
          {(unsaved === 0 || marks.saving.state !== 'nothing') && <SaveState saving={marks.saving} />}
          {unsaved > 0 && <SaveState saving={{ state: 'failed', reason: t('someUnsaved', { count: unsaved }) }} />}
          {marks.saving.state === 'failed' && (
            <Button size="sm" onClick={marks.flush}>
              {t('again')}
            </Button>
          )}
        </div>
      )}
      <div
        className={styles.box}
        data-parts={test.parts.length > 0}
        role="region"
        aria-label={t('grid', { title: test.title })}
      >
        <table className="num">
          <thead>
            <tr>
              <th scope="col">{t('student')}</th>
              {columns.map((column) => (
                <th scope="col" key={column.name}>
                  {column.label}
                </th>
              ))}
              <th scope="col" className={styles.total}>
                {t('points')}
              </th>
              {test.isMine && <td aria-hidden />}
            </tr>
          </thead>
          <tbody>
            {test.list.map((student, row) => (
              <PaperRow
                key={student.studentId}
                {...{ student, row, test, marks }}
                draft={marks.drafts.get(student.studentId)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {test.isMine && <p className="meta">{t('keys')}</p>}
    </div>
  );
};

const usePaperColumns = ({ parts, maximum }: PaperTest) => {
  const t = useTranslation(paperMessages);
  const columns = parts.length === 0 ? [{ name: t('points'), maximum }] : parts;
  return columns.map((column) => ({
    name: column.name,
    label: t('ofMost', { name: column.name, maximum: pointsText(column.maximum) }),
  }));
};

interface PaperRowProps {
  student: Student;
  row: number;
  test: PaperTest;
  marks: ReturnType<typeof usePaperMarks>;
  draft: MarkDraft | undefined;
}

const RowHead = ({ student, fault }: Pick<PaperRowProps, 'student'> & Pick<MarkDraft, 'fault'>) => {
  const t = useTranslation(paperMessages);
  const toText = useMarkText();
  const facts = [student.number ?? student.username, student.hasLeft ? t('hasLeft') : ''];
  return (
    <th scope="row">
      {student.name}
      <small>{facts.filter(Boolean).join(' · ')}</small>
      {fault && (
        <small className={styles.fault} role="alert">
          {fault === 'changedMeanwhile' ? t(fault, { mark: toText(student.mark) }) : t(fault)}
        </small>
      )}
    </th>
  );
};

const PaperRow = ({ student, row, test, marks, draft }: PaperRowProps) => {
  const t = useTranslation(paperMessages);
  const columns = usePaperColumns(test);
  const toCells = useMarkCells();
  const toText = useMarkText();
  const { mark } = marks.findMark(student.studentId);
  const stored = toCells(mark, columns.length);
  const cells = draft?.cells ?? stored;
  const type = (column: number, text: string) => {
    // A number typed over a word takes the word's place.
    const isWord = mark.state === 'absent' || mark.state === 'excused';
    const base = draft || !isWord || column === 0 ? cells : cells.map(() => '');
    marks.type(
      student.studentId,
      base.map((cell, index) => (index === column ? text : cell)),
    );
  };
  const fault = draft?.fault;
  return (
    <tr data-fault={fault ? true : undefined}>
      <RowHead student={{ ...student, mark }} fault={draft?.fault ?? null} />
      {columns.map((column, index) => (
        <td key={column.name}>
          {test.isMine ? (
            <TextInput
              aria-label={t('cell', { name: student.name, column: column.label })}
              error={Boolean(fault)}
              data-place={`${row}:${index}`}
              value={cells[index] ?? ''}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              onChange={({ currentTarget }) => type(index, currentTarget.value)}
              onKeyDown={moveFocus}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onBlur={marks.flush}
            />
          ) : (
            cells[index]
          )}
        </td>
      ))}
      <td className={styles.total}>{toText(mark)}</td>
      {test.isMine && (
        <td>
          <WordButtons student={student} state={mark.state} onWord={(text) => type(0, text)} />
        </td>
      )}
    </tr>
  );
};

interface WordButtonsProps {
  student: Student;
  state: Student['mark']['state'];
  onWord(text: string): void;
}

/** Absent and excused, pressed or not. */
const WordButtons = ({ student, state, onWord }: WordButtonsProps) => {
  const t = useTranslation(paperMessages);
  const tMark = useTranslation(paperMarkMessages);
  return (
    <span className={styles.words}>
      {(['absent', 'excused'] as const).map((word) => (
        <Button
          key={word}
          size="sm"
          variant={state === word ? 'filled' : 'quiet'}
          aria-pressed={state === word}
          aria-label={t(word === 'absent' ? 'absentOf' : 'excusedOf', { name: student.name })}
          onClick={() => onWord(state === word ? '' : tMark(word))}
        >
          {tMark(word)}
        </Button>
      ))}
    </span>
  );
};
