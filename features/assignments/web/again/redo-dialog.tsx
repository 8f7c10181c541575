import { Button, Checkbox, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { addDays, hourMs } from '@inkstone/base';
import { useApiQuery, useApiMutation } from '@inkstone/call/web';
import { QueryBoundary, RowsSkeleton, useTranslation } from '@inkstone/ui';
import { DateTimeField } from '@inkstone/ui/dates';
import { schoolZone } from '@inkstone/ui/time';
import { askAgain, getQuestList } from '../../contract.ts';
import { againWords } from '../../messages/again.ts';
import { DialogForm } from '../changing/dialog-form.tsx';
import type { GivenDetail, Recipient } from '../work/families.ts';
import { outcomeWord } from './outcome-word.ts';
import { preselected, type GivenQuestion } from './preselected.ts';
import styles from './again.module.css';

interface RedoDialogProps {
  assignment: GivenDetail['assignment'];
  row: Recipient;
  onClose(): void;
}

/** In three days at the same time, to the whole hour. */
const firstDate = (): Date => addDays(Math.ceil(Date.now() / hourMs) * hourMs, 3, schoolZone());

/** Asks one student to do questions again: which of them, by when, with a word to the student. */
export const RedoDialog = ({ assignment, row, onClose }: RedoDialogProps) => {
  const t = useTranslation(againWords);
  const ask = useApiQuery(getQuestList, { id: assignment.id, recipientId: row.recipientId });
  return (
    <Modal opened onClose={onClose} title={t('askOf', { name: row.studentName })} size={640}>
      <QueryBoundary query={ask} failed={t('loadFailed')} safe={t('safe')} skeleton={<RowsSkeleton rows={4} dense />}>
        {({ questions }) => <RedoForm row={row} questions={questions} onClose={onClose} />}
      </QueryBoundary>
    </Modal>
  );
};

const RedoForm = ({ row, questions, onClose }: { row: Recipient; questions: GivenQuestion[]; onClose(): void }) => {
  const t = useTranslation(againWords);
  const { mutateAsync } = useApiMutation(askAgain);
  const [chosen, setChosen] = useState(() => new Set(preselected(questions)));
  const [until, setUntil] = useState<Date | null>(firstDate);
  const [message, setMessage] = useState('');
  const faults = [
    ...(chosen.size === 0 ? [{ field: 'redo-questions', message: t('chooseQuestion') }] : []),
    ...(until ? [] : [{ field: 'redo-date', message: t('chooseDate') }]),
  ];
  const send = async (requestId: string) => {
    const asked = { recipientId: row.recipientId, questIds: [...chosen], message: message.trim() || null };
    await mutateAsync({ ...asked, requestId, redoDueDate: until?.toISOString() });
    return t('asked');
  };
  const toggle = (id: number) =>
    setChosen((was) => {
      const next = new Set(was);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <DialogForm act={t('ask')} faults={faults} send={send} onClose={onClose}>
      <fieldset className={styles.field} id="redo-questions" tabIndex={-1}>
        <legend>{t('which')}</legend>
        <p className="meta">{t('preselected')}</p>
        <p className={styles.acts}>
          <Button size="compact-md" onClick={() => setChosen(new Set(preselected(questions)))}>
            {t('choosePre')}
          </Button>
          <Button size="compact-md" onClick={() => setChosen(new Set())}>
            {t('chooseNone')}
          </Button>
          <span className="meta num">{t('chosen', { count: chosen.size })}</span>
        </p>
        <div className={styles.list}>
          {questions
            .filter(({ removedAt }) => removedAt === null)
            .map((question) => (
              <div key={question.questId} className={styles.row}>
                <Checkbox
                  checked={chosen.has(question.questId)}
                  onChange={() => toggle(question.questId)}
                  label={
                    <>
                      <b className="num">{question.number}</b>{' '}
                      <span lang="en">{question.excerpt || question.setTitle}</span>
                    </>
                  }
                  description={<Outcome question={question} />}
                />
              </div>
            ))}
        </div>
      </fieldset>
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

const Outcome = ({ question: { mine } }: { question: GivenQuestion }) => {
  const t = useTranslation(againWords);
  if (!mine) return null;
  const parts = [t(outcomeWord(mine.outcome)), mine.notes > 0 ? t('notes', { count: mine.notes }) : null];
  return parts.filter(Boolean).join(' · ');
};

/** Another date for a redo that is not handed in. */
export const RedoDateDialog = ({ row, onClose }: Omit<RedoDialogProps, 'assignment'>) => {
  const t = useTranslation(againWords);
  const { mutateAsync } = useApiMutation(askAgain);
  const [until, setUntil] = useState<Date | null>(row.redo ? new Date(row.redo.redoDueDate) : null);
  const send = async (requestId: string) => {
    await mutateAsync({
      ...{ recipientId: row.recipientId, requestId, mode: 'move' as const },
      redoDueDate: until?.toISOString(),
    });
    return t('moved');
  };
  const faults = until ? [] : [{ field: 'redo-date', message: t('chooseDate') }];
  return (
    <Modal opened onClose={onClose} title={t('moveOf', { name: row.studentName })} size={520}>
      <DialogForm act={t('save')} faults={faults} send={send} onClose={onClose}>
        <DateTimeField isAhead id="redo-date" label={t('until')} value={until} onChange={setUntil} />
      </DialogForm>
    </Modal>
  );
};
