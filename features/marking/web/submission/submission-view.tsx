import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { ArrivalNote, LateAnswerNote, PastLimitNote } from '@inkstone/exam/arrival-note';
import { getQuestionType } from '@inkstone/exam/logic';
import { Instant, StatusChip, useTranslation } from '@inkstone/ui';
import type { SubmissionDetail } from '../../contract.ts';
import { analysisMessages, messages, overtimeMessages } from '../../messages.ts';
import { getWrittenText } from '../../rules.ts';
import type { Draft } from '../draft/draft.ts';
import { EarlierDrafts, TextAnalysis } from '../released/mark-view.lazy.tsx';
import { UploadSubmission } from '../pages/upload-submission.lazy.tsx';
import { SpokenSubmission } from '../spoken/spoken-submission.tsx';
import { SuggestedVersion } from '../written/suggested-version.tsx';
import { TaskView } from './task-view.tsx';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { WrittenSubmission } from '../written/written-submission.tsx';
import styles from './open-piece.module.css';

// Few texts are written on over time.
const OvertimeChoice = lazy(async () => ({
  default: (await import('../overtime/overtime-choice.tsx')).OvertimeChoice,
}));

const OvertimeWithdrawn = lazy(async () => ({
  default: (await import('../overtime/overtime-withdrawn.tsx')).OvertimeWithdrawn,
}));

interface SubmissionViewProps {
  detail: SubmissionDetail;
  draft: Draft;
  change(change: (draft: Draft) => Draft): void;
  /** Editing is blocked: a change only shows a notice. */
  isLocked: boolean;
}

type SubmissionTab = 'answer' | 'analysis' | 'drafts' | 'suggested' | 'task';

/** The answer, the teacher's suggested version, or the question with its model answer and transcript. */
export const SubmissionView = ({ detail, draft, change, isLocked }: SubmissionViewProps) => {
  const [face, setFace] = useState<SubmissionTab>('answer');
  const overtime = detail.overtime ?? null;
  const written = getWrittenText(overtime && draft.scoresOvertime ? overtime.value : detail.value);
  // A text may have been begun only after its time.
  const text = written ?? (overtime ? '' : null);
  const hasFiles = getQuestionType(detail.kind).hasFiles ?? false;
  const hasDrafts = text !== null && detail.earlier.length > 0;
  const turn = (to: SubmissionTab) => setFace((was) => (was === to ? 'answer' : to));
  useDeskKeys((key) => {
    if (key === 'q') turn('task');
    else if (key === 'v' && text !== null) turn('suggested');
    else if (key === 'd' && hasDrafts) turn('drafts');
    else if (key === 'm' && detail.asksAnalysis) turn('analysis');
    else return false;
    return true;
  });
  const faces = [
    { face: 'answer' as const, key: '' },
    ...(hasDrafts ? [{ face: 'drafts' as const, key: 'D' }] : []),
    ...(text === null ? [] : [{ face: 'suggested' as const, key: 'V' }]),
    { face: 'task' as const, key: 'Q' },
    ...(detail.asksAnalysis ? [{ face: 'analysis' as const, key: 'M' }] : []),
  ];
  return (
    <>
      <div className={`${styles.strip} num`}>
        <SubmissionFacts detail={detail} hasDrafts={hasDrafts} />
        <div className={styles.faces}>
          {faces.map(({ face: tab, key }) => (
            <FaceButton key={tab} face={tab} hotkey={key} isOpen={face === tab} onOpen={() => setFace(tab)} />
          ))}
        </div>
      </div>
      {detail.lateAnswer && (
        <div className={`${styles.late} meta`}>
          <LateAnswerNote late={detail.lateAnswer} />
        </div>
      )}
      {overtime && (
        <Suspense fallback={null}>
          <OvertimeChoice inTime={detail.value} {...{ overtime, draft, change, isLocked }} />
        </Suspense>
      )}
      {!overtime && draft.scoresOvertime && (
        <Suspense fallback={null}>
          <OvertimeWithdrawn inTime={detail.value} change={change} />
        </Suspense>
      )}
      {text !== null && face === 'drafts' && (
        <div className={styles.drafts}>
          <EarlierDrafts earlier={detail.earlier} text={text} notes={draft.notes} />
        </div>
      )}
      {face === 'analysis' && <AnalysisFace analysis={detail.analysis} />}
      {face === 'task' && <TaskView detail={detail} />}
      {face === 'suggested' && text !== null && <SuggestedVersion text={text} draft={draft} change={change} />}
      {face === 'answer' && hasFiles && <UploadSubmission {...{ detail, draft, change, isLocked }} />}
      {face === 'answer' &&
        !hasFiles &&
        (text === null ? (
          <div className={styles.spoken}>
            <div className={styles.beside}>
              <SpokenSubmission detail={detail} draft={draft} change={change} />
              <TaskView detail={detail} />
            </div>
          </div>
        ) : (
          <WrittenSubmission text={text} draft={draft} change={change} />
        ))}
    </>
  );
};

/** The student, the time of submission, and further facts. */
const SubmissionFacts = ({ detail, hasDrafts }: Pick<SubmissionViewProps, 'detail'> & { hasDrafts: boolean }) => {
  const t = useTranslation(messages);
  const tOvertime = useTranslation(overtimeMessages);
  const { overtime, words: wordCount } = detail;
  const plain = wordCount === null ? null : t('words', { count: wordCount });
  const words = overtime
    ? `${tOvertime('inTime', { count: overtime.wordsInTime })} · ${tOvertime('withOvertime', { count: overtime.words })}`
    : plain;
  return (
    <div className={styles.who}>
      <b>{detail.studentName}</b>
      {hasDrafts && <StatusChip tone="line">{t('draftOf', { number: detail.earlier.length + 1 })}</StatusChip>}
      <span className="meta">
        {words !== null && `${words} · `}
        {t('handedIn')} <Instant at={detail.handedInAt} />
      </span>
      <ArrivalNote arrival={detail.arrival} />
      <PastLimitNote pastLimit={detail.pastLimit} />
      {detail.handScore !== null && (
        <StatusChip tone="line">
          {t(detail.handScorePredatesReopening ? 'handScoreReopened' : 'handScore', { score: detail.handScore })}
        </StatusChip>
      )}
    </div>
  );
};

interface FaceButtonProps {
  face: SubmissionTab;
  hotkey: string;
  isOpen: boolean;
  onOpen(): void;
}

const FaceButton = ({ face, hotkey, isOpen, onOpen }: FaceButtonProps) => {
  const t = useTranslation(messages);
  const say = useTranslation(analysisMessages);
  return (
    <Button
      variant="quiet"
      size="compact-md"
      aria-pressed={isOpen}
      rightSection={hotkey && <kbd>{hotkey}</kbd>}
      onClick={onOpen}
    >
      {face === 'analysis' ? say('face') : t(face === 'suggested' ? 'suggestedFace' : face)}
    </Button>
  );
};

/** The student's analysis of the text, once there is one. */
const AnalysisFace = ({ analysis }: Pick<SubmissionViewProps['detail'], 'analysis'>) => {
  const say = useTranslation(analysisMessages);
  return (
    <div className={styles.drafts}>
      {analysis ? <TextAnalysis analysis={analysis} /> : <p className="meta">{say('waits')}</p>}
    </div>
  );
};
