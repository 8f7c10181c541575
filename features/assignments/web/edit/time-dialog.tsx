import { Checkbox, Modal, NumberInput, SegmentedControl, Textarea } from '@mantine/core';
import { useState } from 'react';
import { addDays, nextHalfHour, type Language } from '@inkstone/base';
import { useApiMutation } from '@inkstone/call/web';
import { useLanguage, useTranslation, noWrapInstant } from '@inkstone/ui';
import { DateTimeField } from '@inkstone/ui/dates';
import { schoolZone } from '@inkstone/ui/time';
import { editMessages, assignmentMessages } from '../../messages.ts';
import { countCopies } from './deadline-moves.ts';
import { DialogForm } from './dialog-form.tsx';
import { families, type Family, type AssignmentDetail, type Recipient } from '../shared/families.ts';

interface TimeDialogProps {
  family: Family;
  assignment: AssignmentDetail['assignment'];
  /** The students whose time changes; null for everyone. */
  students: readonly Recipient[] | null;
  onClose(): void;
}

interface TimeDraft {
  by: 'deadline' | 'minutes';
  deadline: Date | null;
  minutes: number | null;
  /** Reopens also what stays closed because its report was open. */
  reopensShown: boolean;
  reason: string;
}

/** One more day for some students; the deadline as it is for everyone. */
const initialDraft = (
  students: readonly Recipient[] | null,
  assignment: AssignmentDetail['assignment'],
  now: number,
): TimeDraft => {
  const last = Math.max(
    nextHalfHour(now).getTime(),
    ...(students ?? []).map(({ deadline }) => new Date(deadline).getTime()),
  );
  return {
    by: 'deadline',
    deadline: students === null ? new Date(assignment.deadline) : addDays(last, 1, schoolZone()),
    minutes: 15,
    reopensShown: false,
    reason: '',
  };
};

/** Gives more time to some students or to everyone: another deadline, or extra minutes. */
export const TimeDialog = ({ family, assignment, students, onClose }: TimeDialogProps) => {
  const t = useTranslation(editMessages);
  const tAssignment = useTranslation(assignmentMessages);
  const [draft, setDraft] = useState(() => initialDraft(students, assignment, Date.now()));
  const { mutateAsync } = useApiMutation(families[family].moveDeadline);
  const missing = findMissingField(draft);
  const title = () => {
    if (students === null) return tAssignment('moveDeadline');
    const values = { count: students.length, name: students[0]?.studentName ?? '' };
    return t(students.length === 1 ? 'extendOne' : 'extendMany', values);
  };
  const send = async (requestId: string) => {
    const time =
      draft.by === 'deadline' ? { deadline: draft.deadline?.toISOString() } : { extraMinutes: draft.minutes ?? 0 };
    const selectedRecipients = students === null ? {} : { studentIds: students.map(({ studentId }) => studentId) };
    const { reopensShown } = draft;
    const reason = draft.reason.trim() || undefined;
    const input = { id: assignment.id, requestId, reopensShown, reason, ...time, ...selectedRecipients };
    const { changed } = await mutateAsync(input);
    return students === null ? t('moved', { count: 1 }) : t('extended', { count: changed });
  };
  return (
    <Modal opened onClose={onClose} title={title()} size={520}>
      <DialogForm
        submitLabel={students === null ? tAssignment('moveDeadline') : t('extendAct')}
        faults={missing ? [{ field: 'time-value', message: t(missing) }] : []}
        send={send}
        onClose={onClose}
      >
        <TimeFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
        <Consequence assignment={assignment} students={students} draft={draft} />
        {students === null && assignment.staysClosed > 0 && (
          <Checkbox
            label={t('reopenShown')}
            checked={draft.reopensShown}
            onChange={({ currentTarget }) => setDraft({ ...draft, reopensShown: currentTarget.checked })}
          />
        )}
      </DialogForm>
    </Modal>
  );
};

/** The names that are known, and a sign where there are more. */
const joinNames = (names: readonly string[], count: number, language: Language): string =>
  names.join(language === 'zh' ? '、' : ', ') + (names.length < count ? '…' : '');

const findMissingField = ({ by, deadline, minutes }: TimeDraft): 'chooseTime' | 'chooseMinutes' | null => {
  if (by === 'deadline') return deadline ? null : 'chooseTime';
  return minutes ? null : 'chooseMinutes';
};

const TimeFields = ({ draft, onChange }: { draft: TimeDraft; onChange(change: Partial<TimeDraft>): void }) => {
  const t = useTranslation(editMessages);
  const tAssignment = useTranslation(assignmentMessages);
  return (
    <>
      <SegmentedControl
        aria-label={t('howMuch')}
        data={[
          { value: 'deadline' as const, label: tAssignment('deadline') },
          { value: 'minutes' as const, label: t('byMinutes') },
        ]}
        value={draft.by}
        onChange={(by) => onChange({ by })}
      />
      {draft.by === 'deadline' ? (
        <DateTimeField
          isAhead
          id="time-value"
          label={tAssignment('deadline')}
          value={draft.deadline}
          onChange={(deadline) => onChange({ deadline })}
        />
      ) : (
        <NumberInput
          id="time-value"
          label={t('extraMinutes')}
          description={t('extraNote')}
          min={1}
          max={1440}
          allowDecimal={false}
          allowNegative={false}
          value={draft.minutes ?? ''}
          onChange={(value) => onChange({ minutes: typeof value === 'number' ? value : null })}
        />
      )}
      <Textarea
        label={t('reason')}
        maxLength={500}
        autosize
        minRows={2}
        value={draft.reason}
        onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
      />
    </>
  );
};

type ConsequenceProps = Pick<TimeDialogProps, 'assignment' | 'students'> & { draft: TimeDraft };

const Consequence = ({ assignment, students, draft }: ConsequenceProps) => {
  const t = useTranslation(editMessages);
  const language = useLanguage();
  if (students !== null) {
    return draft.by === 'deadline' ? (
      <p className="meta num">{t('deadlineNote', { at: noWrapInstant(assignment.deadline, language) })}</p>
    ) : null;
  }
  const { unfinished, finished, reopened, clockOver, staysClosed } = countCopies([assignment], draft.by);
  return (
    <ul className="meta num">
      <li>{`${unfinished} ${t(draft.by === 'deadline' ? 'unfinishedUntil' : 'unfinishedGet', { count: unfinished })}`}</li>
      {finished > 0 && <li>{`${finished} ${t('finishedStay', { count: finished })}`}</li>}
      {reopened > 0 && <li>{`${reopened} ${t('opensAgain', { count: reopened })}`}</li>}
      {clockOver > 0 && <li>{`${clockOver} ${t('clockOver', { count: clockOver })}`}</li>}
      {staysClosed > 0 && (
        <li>
          {`${staysClosed} ${t('staysClosed', { count: staysClosed })}`}
          <br />
          {joinNames(assignment.staysClosedNames, staysClosed, language)}
        </li>
      )}
    </ul>
  );
};
