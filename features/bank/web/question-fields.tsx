import { ActionIcon, NumberInput, Select } from '@mantine/core';
import { Suspense } from 'react';
import { RichField } from '@inkstone/exam/rich-field';
import { questionTypeIds } from '@inkstone/exam/logic';
import { QuestionEditor } from '@inkstone/exam/views';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  BlockSkeleton,
  CopyIcon,
  TrashIcon,
  useConfirm,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import type { Stimulus } from '../contract.ts';
import { editorMessages, classificationMessages, rubricEditorMessages } from '../messages.ts';
import { findQuestionProblems } from '../rules.ts';
import { ClipField } from './clip-field.tsx';
import { DifficultySelect } from './difficulty-select.tsx';
import { EvidenceField } from './evidence-field.tsx';
import { isMarkedByPerson, listPoints, losesOptions, toPointFields, type EditedQuestion } from './edited-set.ts';
import { KnowledgeField } from './knowledge-field.tsx';
import { typeName } from './names.ts';
import { RubricField } from './rubrics/rubric-field.tsx';
import styles from './editor.module.css';

interface QuestionFieldsProps {
  question: EditedQuestion;
  /** The stimulus of the set. */
  stimulus: Stimulus;
  number: number;
  count: number;
  place: string;
  isTried: boolean;
  onChange(question: EditedQuestion): void;
  onType(type: string): void;
  onMove(to: number): void;
  onCopy(): void;
  onTakeOut(): void;
}

const noProblems: Readonly<Record<string, string>> = {};

/** One question in the editor: its type's own fields, then points, knowledge points, difficulty and explanation. */
export const QuestionFields = (props: QuestionFieldsProps) => {
  const { question, stimulus, number, place, isTried, onChange } = props;
  const t = useTranslation(editorMessages);
  const finding = useTranslation(classificationMessages);
  const tRubric = useTranslation(rubricEditorMessages);
  const problems = isTried ? findQuestionProblems(question) : noProblems;
  const changeExplanation = (language: 'en' | 'zh') => (html: string) =>
    onChange({ ...question, explanation: { ...question.explanation, [language]: html } });
  return (
    <article
      className={styles.question}
      id={`question-${question.uid}`}
      tabIndex={-1}
      aria-label={t('question', { number })}
    >
      <QuestionHead {...props} />
      <ClipField
        stimulus={stimulus}
        number={number}
        clip={question.clip}
        onChange={(clip) => onChange({ ...question, clip })}
      />
      <Suspense fallback={<BlockSkeleton lines={5} />}>
        <QuestionEditor
          type={question.type}
          prompt={question.prompt}
          key_={question.key}
          problems={problems}
          onChange={({ prompt, key }) => onChange({ ...question, prompt, key })}
        />
      </Suspense>
      <EvidenceField
        question={question}
        stimulus={stimulus}
        onChange={(change) => onChange({ ...question, ...change })}
      />
      {isMarkedByPerson(question.type) && (
        <RubricField
          rubric={question.rubric ?? null}
          label={tRubric('rubricFor', { number })}
          without="ofExam"
          isTried={isTried}
          onChange={(rubric) => onChange({ ...question, rubric })}
        />
      )}
      <div className={styles.facts}>
        <NumberInput
          label={t('points')}
          min={0.01}
          max={1000}
          decimalScale={2}
          step={1}
          value={question.points === 0 ? '' : question.points / 100}
          error={isTried && question.points < 1 ? t('needPoints', { number }) : undefined}
          onChange={(value) => onChange({ ...question, points: Math.round(Number(value) * 100) || 0 })}
        />
        <KnowledgeField
          place={place}
          value={listPoints(question)}
          onChange={(points) => onChange({ ...question, ...toPointFields(points) })}
        />
        <DifficultySelect
          label={finding('difficultyOptional')}
          placeholder={finding('notSaid')}
          value={question.difficulty ?? null}
          onChange={(difficulty) => onChange({ ...question, difficulty })}
        />
        <p className="meta">{t('pointsNote')}</p>
      </div>
      <div className={styles.explanations}>
        <RichField label={t('explanationEn')} value={question.explanation.en} onChange={changeExplanation('en')} />
        <RichField
          lang="zh-CN"
          label={t('explanationZh')}
          value={question.explanation.zh}
          onChange={changeExplanation('zh')}
        />
      </div>
    </article>
  );
};

const QuestionHead = ({ question, number, count, onType, onMove, onCopy, onTakeOut }: QuestionFieldsProps) => {
  const t = useTranslation(editorMessages);
  const language = useLanguage();
  const confirm = useConfirm();
  const change = async (type: string) => {
    const confirmation = { title: t('retypeTitle', { number }), body: t('retypeBody'), actionLabel: t('retypeAct') };
    if (!losesOptions(question, type) || (await confirm(confirmation))) onType(type);
  };
  return (
    <header className={styles.head}>
      <h3 className="num">{t('question', { number })}</h3>
      <Select
        className={styles.type}
        aria-label={t('typeOf', { number })}
        data={questionTypeIds.map((id) => ({ value: id as string, label: typeName(id, language) }))}
        value={question.type}
        allowDeselect={false}
        onChange={(type) => type && type !== question.type && void change(type)}
      />
      <span className={styles.acts}>
        <ActionIcon aria-label={t('up', { number })} disabled={number === 1} onClick={() => onMove(number - 2)}>
          <ArrowUpIcon />
        </ActionIcon>
        <ActionIcon aria-label={t('down', { number })} disabled={number === count} onClick={() => onMove(number)}>
          <ArrowDownIcon />
        </ActionIcon>
        <ActionIcon aria-label={t('copy', { number })} onClick={onCopy}>
          <CopyIcon />
        </ActionIcon>
        <ActionIcon aria-label={t('remove', { number })} disabled={count === 1} onClick={onTakeOut}>
          <TrashIcon />
        </ActionIcon>
      </span>
    </header>
  );
};
