import { Button, Checkbox, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { addDays, hourMs } from '@inkstone/base';
import { useApiQuery, useApiMutation } from '@inkstone/call/web';
import { QueryBoundary, RowsSkeleton, useTranslation } from '@inkstone/ui';
import { DateTimeField } from '@inkstone/ui/dates';
import { schoolZone } from '@inkstone/ui/time';
import { requestRedo, listAssignmentQuestions } from '../../contract.ts';
import { redoMessages } from '../../messages/redo.ts';
import { DialogForm } from '../edit/dialog-form.tsx';
import type { AssignmentDetail, Recipient } from '../shared/families.ts';
import { outcomeMessageKey } from './outcome-message.ts';
import { preselectQuestions, type AssignmentQuestion } from './preselect-questions.ts';
import styles from './redo.module.css';

interface RedoDialogProps {
  assignment: AssignmentDetail['assignment'];
  row: Recipient;
  onClose(): void;
}

/** In three days at the same time, rounded up to the hour. */
const defaultDueDate = (): Date => addDays(Math.ceil(Date.now() / hourMs) * hourMs, 3, schoolZone());

/** Requests a redo from one student: which questions, by when, with a message. */
export const RedoDialog = ({ assignment, row, onClose }: RedoDialogProps) => {
  const t = useTranslation(redoMessages);
  const ask = useApiQuery(listAssignmentQuestions, { id: assignment.id, recipientId: row.recipientId });
  return (
    <Modal opened onClose={onClose} title={t('askOf', { name: row.studentName })} size={640}>
      <QueryBoundary
        query={ask}
        errorTitle={t('loadFailed')}
        safe={t('safe')}
        skeleton={<RowsSkeleton rows={4} dense />}
      >
        {({ questions }) => <RedoForm row={row} questions={questions} onClose={onClose} />}
      </QueryBoundary>
    </Modal>
  );
};

const RedoForm = ({
  row,
  questions,
  onClose,
}: {
  row: Recipient;
  questions: AssignmentQuestion[];
  onClose(): void;
}) => {
  const t = useTranslation(redoMessages);
  const { mutateAsync } = useApiMutation(requestRedo);
  const [selected, setChosen] = useState(() => new Set(preselectQuestions(questions)));
  const [until, setUntil] = useState<Date | null>(defaultDueDate);
  const [message, setMessage] = useState('');
  const faults = [
    ...(selected.size === 0 ? [{ field: 'redo-questions', message: t('chooseQuestion') }] : []),
    ...(until ? [] : [{ field: 'redo-date', message: t('chooseDate') }]),
  ];
  const send = async (requestId: string) => {
    const request = { recipientId: row.recipientId, questionIds: [...selected], message: message.trim() || null };
    await mutateAsync({ ...request, requestId, redoDueAt: until?.toISOString() });
    return t('asked');
  };
  return (
    <DialogForm submitLabel={t('ask')} faults={faults} send={send} onClose={onClose}>
      <QuestionChoice questions={questions} selected={selected} onSelect={setChosen} />
      <DateTimeField isAhead id="redo-date" label={t('until')} value={until} onChange={setUntil} />
      <Textarea
        label={t('message')}
        maxLength={2000}
        autosize
        minRows={2}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <p className="meta">{t('consequence')}</p>
    </DialogForm>
  );
};

const OutcomeText = ({ question: { mine } }: { question: AssignmentQuestion }) => {
  const t = useTranslation(redoMessages);
  if (!mine) return null;
  const parts = [t(outcomeMessageKey(mine.outcome)), mine.notes > 0 ? t('notes', { count: mine.notes }) : null];
  return parts.filter(Boolean).join(' · ');
};

/** Moves the due date of a redo that is not submitted. */
export const RedoDateDialog = ({ row, onClose }: Omit<RedoDialogProps, 'assignment'>) => {
  const t = useTranslation(redoMessages);
  const { mutateAsync } = useApiMutation(requestRedo);
  const [until, setUntil] = useState<Date | null>(row.redo ? new Date(row.redo.redoDueAt) : null);
  const send = async (requestId: string) => {
    await mutateAsync({
      ...{ recipientId: row.recipientId, requestId, mode: 'move' as const },
      redoDueAt: until?.toISOString(),
    });
    return t('moved');
  };
  const faults = until ? [] : [{ field: 'redo-date', message: t('chooseDate') }];
  return (
    <Modal opened onClose={onClose} title={t('moveOf', { name: row.studentName })} size={520}>
      <DialogForm submitLabel={t('save')} faults={faults} send={send} onClose={onClose}>
        <DateTimeField isAhead id="redo-date" label={t('until')} value={until} onChange={setUntil} />
      </DialogForm>
    </Modal>
  );
};

interface QuestionChoiceProps {
  questions: readonly AssignmentQuestion[];
  selected: ReadonlySet<number>;
  onSelect(selected: Set<number>): void;
}

/** Which questions are to be done again. */
const QuestionChoice = ({ questions, selected, onSelect }: QuestionChoiceProps) => {
  const t = useTranslation(redoMessages);
  const toggle = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <fieldset className={styles.field} id="redo-questions" tabIndex={-1}>
      <legend>{t('which')}</legend>
      <p className="meta">{t('preselected')}</p>
      <p className={styles.acts}>
        <Button size="compact-md" onClick={() => onSelect(new Set(preselectQuestions(questions)))}>
          {t('choosePre')}
        </Button>
        <Button size="compact-md" onClick={() => onSelect(new Set())}>
          {t('chooseNone')}
        </Button>
        <span className="meta num">{t('chosen', { count: selected.size })}</span>
      </p>
      <div className={styles.list}>
        {questions
          .filter(({ removedAt }) => removedAt === null)
          .map((question) => (
            <div key={question.questionId} className={styles.row}>
              <Checkbox
                checked={selected.has(question.questionId)}
                onChange={() => toggle(question.questionId)}
                label={
                  <>
                    <b className="num">{question.number}</b>{' '}
                    <span lang="en">{question.excerpt || question.setTitle}</span>
                  </>
                }
                description={<OutcomeText question={question} />}
              />
            </div>
          ))}
      </div>
    </fieldset>
  );
};
