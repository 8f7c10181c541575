import { Suspense, useState, type ReactNode } from 'react';
import { localizedName, pointsText } from '@inkstone/base';
import { QuestionPlayer, QuestionReview } from '@inkstone/exam/views';
import { BlockSkeleton, LocalizedRichText, StatusChip, useLanguage, useTranslation } from '@inkstone/ui';
import type { Clip } from '@inkstone/exam/stimulus';
import type { QuestionRubric, Stimulus } from '../contract.ts';
import type { Distractors } from '@inkstone/exam/evidence';
import { bankMessages } from '../messages.ts';
import { EvidenceView } from './evidence-view.tsx';
import { RubricView } from './rubrics/rubric-view.lazy.ts';
import { ClipView } from './clip-view.tsx';
import { useDifficultyName } from './use-difficulty-name.ts';
import { typeName } from './names.ts';
import styles from './question.module.css';

/** How a question is drawn: with its key, for teachers, or as students see it. */
export type QuestionViewMode = 'keys' | 'student';

/** The fields of a question that are shown. */
export interface QuestionContent {
  kind: string;
  prompt: unknown;
  key: unknown;
  explanation: { en: string; zh: string };
  points: number;
  knowledge: { name: string; nameZh: string } | null;
  furtherKnowledge?: readonly { id: number; name: string; nameZh: string }[];
  difficulty?: number | null | undefined;
  clip: Clip | null;
  evidence?: readonly string[];
  distractors?: Distractors;
  /** Responses that an older version cached have none. */
  rubric?: QuestionRubric | null | undefined;
}

interface QuestionCardProps {
  number: number;
  question: QuestionContent;
  /** The stimulus of its set. */
  stimulus: Stimulus;
  view: QuestionViewMode;
  /** Below the head, such as its pooled facility. */
  note?: ReactNode;
}

/** One question of the bank: its facts, its prompt, and, with keys, the key, explanation and evidence. */
export const QuestionCard = ({ number, question, stimulus, view, note }: QuestionCardProps) => {
  const t = useTranslation(bankMessages);
  const language = useLanguage();
  const { kind, points, knowledge, furtherKnowledge = [], difficulty = null, clip } = question;
  const nameLevel = useDifficultyName();
  return (
    <article className={styles.card} aria-label={t('question', { number })}>
      <header className={styles.head}>
        <h3 className="num">{t('question', { number })}</h3>
        <StatusChip tone="line">{typeName(kind, language)}</StatusChip>
        {knowledge && <StatusChip>{localizedName(language, knowledge.name, knowledge.nameZh)}</StatusChip>}
        {furtherKnowledge.map(({ id, name, nameZh }) => (
          <StatusChip key={id}>{localizedName(language, name, nameZh)}</StatusChip>
        ))}
        {difficulty !== null && <StatusChip tone="line">{nameLevel(difficulty)}</StatusChip>}
        <span className={`meta num ${styles.points}`}>{t('points', { points: pointsText(points) })}</span>
      </header>
      {note}
      <ClipView stimulus={stimulus} clip={clip} />
      <Suspense fallback={<BlockSkeleton lines={4} />}>
        {view === 'keys' ? (
          <QuestionWithKey question={question} stimulus={stimulus} />
        ) : (
          <StudentQuestion question={question} />
        )}
      </Suspense>
    </article>
  );
};

const QuestionWithKey = ({ question, stimulus }: { question: QuestionContent; stimulus: Stimulus }) => {
  const { kind, prompt, key, explanation, rubric } = question;
  return (
    <>
      <div className={styles.review}>
        <QuestionReview type={kind} prompt={prompt} key_={key} value={undefined} />
      </div>
      {rubric && (
        <Suspense fallback={<BlockSkeleton lines={4} />}>
          <RubricView rubric={rubric} />
        </Suspense>
      )}
      <ExplanationView explanation={explanation} />
      <EvidenceView question={question} value={null} stimulus={stimulus} />
    </>
  );
};

/** The explanation in the reader's language, or else in the one it was written in. */
const ExplanationView = ({ explanation }: { explanation: { en: string; zh: string } }) => {
  const t = useTranslation(bankMessages);
  return (
    <details className={styles.explanation} open>
      <summary>{t('explanation')}</summary>
      <LocalizedRichText texts={explanation} fallback={t('noExplanation')} />
    </details>
  );
};

/** Can be tried; nothing is stored or marked. */
const StudentQuestion = ({ question }: { question: QuestionContent }) => {
  const [value, setValue] = useState<unknown>(undefined);
  return (
    <QuestionPlayer type={question.kind} prompt={question.prompt} value={value} onChange={setValue} readOnly={false} />
  );
};
