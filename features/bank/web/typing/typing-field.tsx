import { Button, Textarea } from '@mantine/core';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '@inkstone/ui';
import { readTypedQuestions, type TypedQuestion } from '../../import/paper-text/typed-questions.ts';
import { importNoteMessages, typingMessages } from '../../messages.ts';
import { maxQuestions, type EditedQuestion, type EditedSet } from '../edited-set.ts';
import { QuestionCard } from '../question-card.tsx';
import { addTypedQuestions, isComplete, toEditedQuestion, withoutUntouched } from './add-typed-questions.ts';
import styles from './typing.module.css';

interface TypingFieldProps {
  text: string;
  /** Whether it was opened just now, to be typed in. */
  takesFocus: boolean;
  onText(text: string): void;
  set: EditedSet;
  onChange(next: (now: EditedQuestion[]) => EditedQuestion[]): void;
}

/** What was taken last, said until the text changes. */
interface TakeResult {
  count: number;
  isFull: boolean;
  hasRest: boolean;
}

/** The text of questions, and beside it the questions as they will be; one key takes them into the set. */
export const TypingField = ({ text, takesFocus, onText, set, onChange }: TypingFieldProps) => {
  const t = useTranslation(typingMessages);
  const [result, setResult] = useState<TakeResult | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const shownText = useDeferredValue(text);
  const typed = useMemo(() => readTypedQuestions(shownText), [shownText]);
  const completeCount = typed.filter(isComplete).length;
  const take = () => {
    const { questions, added: addedCount, rest, isFull } = addTypedQuestions(set, readTypedQuestions(text));
    setResult({ count: addedCount, isFull, hasRest: rest !== '' });
    if (addedCount === 0) return;
    onChange(() => questions);
    onText(rest);
  };
  const takeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    take();
  };
  return (
    <div className={styles.pair}>
      <div className={styles.field}>
        <Textarea
          label={t('label')}
          description={t('how')}
          placeholder={t('example')}
          autosize
          minRows={10}
          maxRows={30}
          maxLength={100_000}
          ref={field}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setResult(null);
            onText(value);
          }}
          onKeyDown={takeByKey}
        />
        <div className={styles.actions}>
          <Button aria-keyshortcuts="Control+Enter Meta+Enter" onClick={take}>
            {completeCount === 0 ? t('takeNone') : t('take', { count: completeCount })}
          </Button>
          <span className="meta">{t('key')}</span>
        </div>
        <p role="status">{result && <TakeResultText result={result} />}</p>
      </div>
      <section aria-label={t('preview')} className={styles.preview}>
        <p className="meta">{typed.length === 0 ? t('empty') : t('preview')}</p>
        <TypedPreview typed={typed} set={set} />
      </section>
    </div>
  );
};

const TakeResultText = ({ result: { count, isFull, hasRest } }: { result: TakeResult }) => {
  const t = useTranslation(typingMessages);
  return (
    <>
      {count > 0 || isFull ? '' : t('nothing')}
      {count > 0 && t('taken', { count })} {isFull && t('full', { max: maxQuestions })}
      {!isFull && count > 0 && hasRest && t('left')}
    </>
  );
};

const TypedPreview = ({ typed, set }: { typed: readonly TypedQuestion[]; set: EditedSet }) => {
  const complete: readonly TypedQuestion[] = typed.filter(isComplete);
  const setCount = withoutUntouched(set).length;
  return typed.map((entry, index) => (
    <div key={index} className={styles.question}>
      <TypedCard entry={entry} set={set} number={setCount + complete.indexOf(entry) + 1} />
      <TypedNotes notes={entry.notes} />
    </div>
  ));
};

const TypedCard = ({ entry, set, number }: { entry: TypedQuestion; set: EditedSet; number: number }) => {
  const t = useTranslation(typingMessages);
  if (!isComplete(entry)) {
    return (
      <p>
        <b>{t('notYet')}</b> <span className={styles.source}>{entry.source.split('\n', 1)[0]}</span>
      </p>
    );
  }
  const question = toEditedQuestion(entry, set);
  const content = { ...question, kind: question.type, knowledge: null };
  return <QuestionCard number={number} question={content} stimulus={set.stimulus} view="keys" />;
};

const TypedNotes = ({ notes }: { notes: TypedQuestion['notes'] }) => {
  const t = useTranslation(importNoteMessages);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map(({ code, detail }, index) => (
        <li key={index}>{t(code, { detail: detail || '…' })}</li>
      ))}
    </ul>
  );
};
