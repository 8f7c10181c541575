import { lazy, Suspense, type ReactNode } from 'react';
import { ClipView, StimulusView } from '@inkstone/bank/web';
import { errorBook } from '@inkstone/error-book/addresses';
import { FileSources } from '@inkstone/exam/files';
import { ArrivalNote } from '@inkstone/exam/arrival-note';
import { RecordingSources } from '@inkstone/exam/recorder';
import { QuestionReview } from '@inkstone/exam/views';
import { EarlierDrafts, MarkShown } from '@inkstone/marking/web';
import { BlockSkeleton, ClockIcon, InfoIcon, KeyIcon, RetryIcon, useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { messages } from '../../messages.ts';
import { ToHighlighter } from '../highlighter/to-highlighter.tsx';
import { OwnWords } from '../analysis/own-words.tsx';
import { TextWords } from '../analysis/text-words.tsx';
import { Explained } from './explained.tsx';
import { isWrong, scoreText, timeText, type ReportedQuestion } from '../report/report-of.ts';
import { SelfMark } from './self-mark.tsx';
import styles from './answer.module.css';

// Most answers came in time.
const LateDecision = lazy(async () => ({ default: (await import('./late-decision.tsx')).LateDecision }));

const noNotes: NonNullable<ReportedQuestion['mark']>['notes'] = [];

const textOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : null;
  return typeof text === 'string' ? text : null;
};

interface AnswerProps {
  question: ReportedQuestion;
  isOwn: boolean;
  /** Beside the heading: the way to the questions around it. */
  moves?: ReactNode;
  /** The question before it whose text or recording is also this one's: it is not shown twice. */
  sharedWith?: number | undefined;
}

/** One question with the answer, the key and why; and how everyone else did. */
export const Answer = ({ question, isOwn, moves, sharedWith }: AnswerProps) => {
  const t = useTranslation(messages);
  const { number, kind, prompt, key, value, knowledgePoint, stimulus, clip } = question;
  // What a teacher marks is hardly ever full, so that a share of full answers would say nothing.
  const isMarkedByTeacher = question.mark !== null || question.outcome === 'toBeMarked';
  return (
    <article className={styles.answer} aria-label={t('question', { number })}>
      <header className={styles.head}>
        <h3 className="num">{t('question', { number })}</h3>
        {knowledgePoint && <span className="meta">{knowledgePoint.name}</span>}
        <span className={`${styles.times} meta num`}>
          <Times question={question} />
        </span>
        {moves}
      </header>
      <Marked question={question} />
      <TextWords question={question} isOwn={isOwn} />
      <div className={styles.columns}>
        <Suspense fallback={<BlockSkeleton lines={5} />}>
          <div className={styles.asked}>
            {sharedWith === undefined ? (
              <>
                <StimulusView stimulus={stimulus} />
                {stimulus.html && <ToHighlighter className={styles.book} />}
              </>
            ) : (
              <p className="meta num">{t('sharedMaterial', { number: sharedWith })}</p>
            )}
            <ClipView stimulus={stimulus} clip={clip} />
            <RecordingSources sources={Object.fromEntries(question.recordings.map((one) => [one.id, one]))}>
              <FileSources sources={Object.fromEntries(question.files.map((one) => [one.id, one]))}>
                <QuestionReview
                  type={kind}
                  prompt={prompt}
                  key_={key}
                  value={value ?? undefined}
                  perspective={isOwn ? 'own' : 'student'}
                />
              </FileSources>
            </RecordingSources>
          </div>
        </Suspense>
        <div className={styles.why}>
          <SelfMark question={question} />
          <Notes question={question} />
          {question.late && (
            <Suspense fallback={null}>
              <LateDecision question={question} />
            </Suspense>
          )}
          <OwnWords question={question} isOwn={isOwn} className={styles.book} />
          {!(isMarkedByTeacher && isUnexplained(question)) && <Explained explanation={question.explanation} />}
          {!isMarkedByTeacher && (
            <p className="meta num">
              {question.schoolRate === null ? t('schoolFew') : t('schoolRate', { rate: question.schoolRate })}
            </p>
          )}
          {isOwn && isWrong(question) && (
            <ScreenLink
              className={`${styles.book} no-print`}
              to={errorBook}
              search={knowledgePoint ? { point: knowledgePoint.id } : {}}
            >
              <RetryIcon /> {t('inErrorBook')}
            </ScreenLink>
          )}
        </div>
      </div>
    </article>
  );
};

const isUnexplained = ({ explanation: { en, zh } }: ReportedQuestion): boolean => en === '' && zh === '';

/** What a teacher said of the answer, and what became of the drafts before it. */
const Marked = ({ question }: { question: ReportedQuestion }) => {
  const { mark, value, earlier, recordings, files, number } = question;
  const text = textOf(value);
  const hasDrafts = earlier.length > 0 && text !== null;
  if (!mark && !hasDrafts) return null;
  return (
    <div className={styles.mark}>
      {mark && (
        <MarkShown
          mark={mark}
          rubric={mark.rubric}
          pointsMost={mark.pointsMost}
          value={value}
          recordings={recordings}
          files={files}
          answer={{ answerId: mark.answerId, number }}
        />
      )}
      {hasDrafts && <EarlierDrafts earlier={earlier} text={text} notes={mark?.notes ?? noNotes} />}
    </div>
  );
};

const Times = ({ question }: { question: ReportedQuestion }) => {
  const t = useTranslation(messages);
  const { seconds, schoolSeconds: mean, earned, possible, isTrial, isUnscored } = question;
  const time = timeText(seconds);
  const spent = mean === null ? t('spent', { time }) : t('spentMean', { time, mean: timeText(mean) });
  const points =
    earned === null || isTrial || isUnscored
      ? ''
      : t('earned', { earned: scoreText(earned), possible: scoreText(possible) });
  return [points, spent].filter(Boolean).join(' · ');
};

/** What is unusual: a question that never counts, an answer that came too late, a key that was corrected. */
const Notes = ({ question }: { question: ReportedQuestion }) => {
  const { arrival, arrivedLate, late, keyChanged, isTrial, isUnscored } = question;
  const t = useTranslation(messages);
  return (
    <>
      {isTrial && (
        <p className={styles.note}>
          <InfoIcon /> {t('isTrial')}
        </p>
      )}
      {isUnscored && (
        <p className={styles.note}>
          <InfoIcon /> {t('isUnscored')}
        </p>
      )}
      {arrival && (
        <p>
          <ArrivalNote arrival={arrival} />
        </p>
      )}
      {arrivedLate && !late && (
        <p className={styles.note}>
          <ClockIcon /> {t('arrivedLate')}
        </p>
      )}
      {keyChanged && (
        <p className={styles.note}>
          <KeyIcon /> {t('keyChanged')}
        </p>
      )}
    </>
  );
};
