import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { ChosenTraps, ClipView, EvidenceView, StimulusView } from '@inkstone/bank/web';
import { errorBook } from '@inkstone/error-book/addresses';
import { FileSources } from '@inkstone/exam/files';
import { ArrivalNote, PastLimitNote } from '@inkstone/exam/arrival-note';
import { RecordingSources } from '@inkstone/exam/recorder';
import { QuestionReview, RecordedScore, toRecordedScore } from '@inkstone/exam/views';
import { EarlierDrafts, MarkView, OvertimeNote } from '@inkstone/marking/web';
import { BlockSkeleton, ClockIcon, InfoIcon, KeyIcon, RetryIcon, useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { messages } from '../../messages.ts';
import { describeSpecialCases, describeTimes } from '../../document/answer-remarks.ts';
import { useReading } from '../report/use-reading.ts';
import { HighlighterLink } from '../highlighter/highlighter-link.tsx';
import { ReadingAnalysisNote } from '../analysis/reading-analysis-note.tsx';
import { TextAnalysisNote } from '../analysis/text-analysis-note.tsx';
import { Explanation } from './explanation.tsx';
import { getMarkedValue, isWrong, type ReportedQuestion } from '../../document/attempt-report-data.ts';
import { MarkingLink, type MarkingTarget } from './marking-link.tsx';
import { SelfMark } from './self-mark.tsx';
import styles from './answer.module.css';

// Lazy: most answers came in time.
const LateDecision = lazy(async () => ({ default: (await import('./late-decision.tsx')).LateDecision }));

const noNotes: NonNullable<ReportedQuestion['mark']>['notes'] = [];

const getAnswerText = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : null;
  return typeof text === 'string' ? text : null;
};

interface AnswerProps {
  question: ReportedQuestion;
  isOwn: boolean;
  /** Links to the neighbouring questions, beside the heading. */
  navigation?: ReactNode;
  /** The earlier question with the same stimulus, which is not shown twice. */
  sharedWith?: number | undefined;
  /** The desk that marks the answer, where the reader may mark. */
  marking?: MarkingTarget | null | undefined;
}

/** One question with answer, key, explanation and the school's figures. */
export const Answer = ({ question, isOwn, navigation, sharedWith, marking }: AnswerProps) => {
  const t = useTranslation(messages);
  const { number, kind, prompt, key, value, knowledgePoint, stimulus, clip } = question;
  const material = useRef<HTMLDivElement>(null);
  // Teacher-marked answers rarely get full points, so a share of full answers would be meaningless.
  const isMarkedByTeacher = question.mark !== null || question.outcome === 'toBeMarked';
  return (
    <article className={styles.answer} aria-label={t('question', { number })}>
      <header className={styles.head}>
        <h3 className="num">{t('question', { number })}</h3>
        {knowledgePoint && <span className="meta">{knowledgePoint.name}</span>}
        <span className={`${styles.times} meta num`}>
          <Times question={question} />
        </span>
        {navigation}
      </header>
      <MarkSection question={question} />
      {marking && isMarkedByTeacher && <MarkingLink marking={marking} question={question} />}
      <TextAnalysisNote question={question} isOwn={isOwn} />
      <div className={styles.columns}>
        <Suspense fallback={<BlockSkeleton lines={5} />}>
          <div className={styles.asked}>
            {sharedWith === undefined ? (
              <>
                <div ref={material}>
                  <StimulusView stimulus={stimulus} evidence={question.evidence} />
                </div>
                {stimulus.html && <HighlighterLink className={styles.book} />}
              </>
            ) : (
              <p className="meta num">{t('sharedMaterial', { number: sharedWith })}</p>
            )}
            <ClipView stimulus={stimulus} clip={clip} />
            <RecordingSources
              sources={Object.fromEntries(question.recordings.map((recording) => [recording.id, recording]))}
            >
              <FileSources sources={Object.fromEntries(question.files.map((file) => [file.id, file]))}>
                <RecordedScore value={toRecordedScore(question)}>
                  <QuestionReview
                    type={kind}
                    prompt={prompt}
                    key_={key}
                    value={value ?? undefined}
                    perspective={isOwn ? 'own' : 'student'}
                  />
                </RecordedScore>
              </FileSources>
            </RecordingSources>
            <ChosenTraps question={question} value={question.value} />
          </div>
        </Suspense>
        <div className={styles.why}>
          <SelfMark question={question} />
          <Notes question={question} />
          {question.overtime && (
            <OvertimeNote overtime={question.overtime} inTime={question.value} mark={question.mark} />
          )}
          {question.late && (
            <Suspense fallback={null}>
              <LateDecision question={question} />
            </Suspense>
          )}
          <ReadingAnalysisNote question={question} isOwn={isOwn} className={styles.book} />
          {!(isMarkedByTeacher && hasNoExplanation(question)) && <Explanation explanation={question.explanation} />}
          <EvidenceView
            question={question}
            value={question.value}
            stimulus={stimulus}
            {...(sharedWith === undefined && { text: { ...stimulus, shown: material } })}
          />
          {!isMarkedByTeacher && (
            <p className="meta num">
              {question.schoolRate === null ? t('schoolFew') : t('schoolRate', { rate: question.schoolRate })}
            </p>
          )}
          {isOwn && isWrong(question) && (
            <ScreenLink
              className={`${styles.book} no-print`}
              to={errorBook}
              search={knowledgePoint ? { knowledgePointId: knowledgePoint.id } : {}}
            >
              <RetryIcon /> {t('inErrorBook')}
            </ScreenLink>
          )}
        </div>
      </div>
    </article>
  );
};

const hasNoExplanation = ({ explanation: { en, zh } }: ReportedQuestion): boolean => en === '' && zh === '';

/** The teacher's mark of the answer, and the earlier drafts. */
const MarkSection = ({ question }: { question: ReportedQuestion }) => {
  const { mark, earlier, recordings, files, number } = question;
  const value = getMarkedValue(question);
  const text = getAnswerText(value);
  const hasDrafts = earlier.length > 0 && text !== null;
  if (!mark && !hasDrafts) return null;
  return (
    <div className={styles.mark}>
      {mark && (
        <MarkView
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

const Times = ({ question }: { question: ReportedQuestion }) => describeTimes(question, useReading(true, messages));

/** Special cases: an unscored question, a late answer, a corrected key. */
const Notes = ({ question }: { question: ReportedQuestion }) => {
  const { arrival, pastLimit } = question;
  const { remarks, arrivedLate, keyChanged } = describeSpecialCases(question, useReading(true, messages));
  return (
    <>
      {remarks.map((remark) => (
        <p key={remark} className={styles.note}>
          <InfoIcon /> {remark}
        </p>
      ))}
      {arrival && (
        <p>
          <ArrivalNote arrival={arrival} />
        </p>
      )}
      {pastLimit && (
        <p>
          <PastLimitNote pastLimit={pastLimit} />
        </p>
      )}
      {arrivedLate && (
        <p className={styles.note}>
          <ClockIcon /> {arrivedLate}
        </p>
      )}
      {keyChanged && (
        <p className={styles.note}>
          <KeyIcon /> {keyChanged}
        </p>
      )}
    </>
  );
};
