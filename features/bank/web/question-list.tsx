import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { questionTypeIds } from '@inkstone/exam/logic';
import { PlusIcon, Section, UndoIcon, useLanguage, useTranslation } from '@inkstone/ui';
import type { Stimulus } from '../contract.ts';
import { editorMessages } from '../messages.ts';
import { copyQuestion, emptyQuestion, changeQuestionType, maxQuestions, type EditedQuestion } from './edited-set.ts';
import { typeName } from './names.ts';
import { QuestionFields } from './question-fields.tsx';
import styles from './editor.module.css';

interface QuestionListProps {
  questions: readonly EditedQuestion[];
  /** The stimulus of the set. */
  stimulus: Stimulus;
  /** Programme and subject, for the knowledge points. */
  place: string;
  onChange(next: (now: EditedQuestion[]) => EditedQuestion[]): void;
  /** The questions that existed when saving was tried; only their errors are shown. */
  tried: ReadonlySet<string>;
}

const moveQuestion = (questions: readonly EditedQuestion[], from: number, to: number): EditedQuestion[] => {
  const next = [...questions];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

/** The questions of the set in order; each can be moved, copied and removed, with undo. */
export const QuestionList = ({ questions, stimulus, place, onChange, tried }: QuestionListProps) => {
  const t = useTranslation(editorMessages);
  const [removed, setGone] = useState<{ question: EditedQuestion; at: number } | null>(null);
  const removeQuestion = (question: EditedQuestion, at: number) => {
    setGone({ question, at });
    onChange((now) => now.filter(({ uid }) => uid !== question.uid));
  };
  const restoreQuestion = (restored: { question: EditedQuestion; at: number }) => {
    setGone(null);
    onChange((now) => now.toSpliced(restored.at, 0, restored.question));
  };
  return (
    <Section title={t('questions')} count={questions.length}>
      {questions.map((question, index) => (
        <QuestionFields
          key={question.uid}
          question={question}
          stimulus={stimulus}
          number={index + 1}
          count={questions.length}
          place={place}
          isTried={tried.has(question.uid)}
          onChange={(next) => onChange((now) => now.map((current) => (current.uid === next.uid ? next : current)))}
          onType={(next) =>
            onChange((now) =>
              now.map((current) => (current.uid === question.uid ? changeQuestionType(current, next, place) : current)),
            )
          }
          onMove={(to) => onChange((now) => moveQuestion(now, index, to))}
          onCopy={() => onChange((now) => now.toSpliced(index + 1, 0, copyQuestion(question)))}
          onTakeOut={() => removeQuestion(question, index)}
        />
      ))}
      {removed && (
        <p className={styles.back} role="status">
          <span>{t('removed', { number: removed.at + 1 })}</span>
          <Button leftSection={<UndoIcon />} onClick={() => restoreQuestion(removed)}>
            {t('undo')}
          </Button>
        </p>
      )}
      <AddQuestion place={place} questions={questions} onAdd={(added) => onChange((now) => [...now, added])} />
    </Section>
  );
};

interface AddQuestionProps {
  questions: readonly EditedQuestion[];
  place: QuestionListProps['place'];
  onAdd(question: EditedQuestion): void;
}

/** Adds a question of a type, at first that of the last question. */
const AddQuestion = ({ questions, place, onAdd }: AddQuestionProps) => {
  const t = useTranslation(editorMessages);
  const language = useLanguage();
  const [type, setType] = useState<string>(questions.at(-1)?.type ?? 'choice');
  return (
    <div className={styles.add}>
      <Select
        aria-label={t('type')}
        data={questionTypeIds.map((id) => ({ value: id as string, label: typeName(id, language) }))}
        value={type}
        onChange={(next) => next && setType(next)}
      />
      <Button
        leftSection={<PlusIcon />}
        disabled={questions.length >= maxQuestions}
        onClick={() => onAdd(emptyQuestion(type, place, questions.at(-1)))}
      >
        {t('addQuestion')}
      </Button>
    </div>
  );
};
