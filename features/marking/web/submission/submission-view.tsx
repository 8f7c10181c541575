import { Button } from '@mantine/core';
import { useState } from 'react';
import { ArrivalNote, LateAnswerNote } from '@inkstone/exam/arrival-note';
import { getQuestionType } from '@inkstone/exam/logic';
import { Instant, StatusChip, useTranslation } from '@inkstone/ui';
import type { SubmissionDetail } from '../../contract.ts';
import { analysisMessages, messages } from '../../messages.ts';
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
  const t = useTranslation(messages);
  const say = useTranslation(analysisMessages);
  const [face, setFace] = useState<SubmissionTab>('answer');
  const text = getWrittenText(detail.value);
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
        <div className={styles.who}>
          <b>{detail.studentName}</b>
          {hasDrafts && <StatusChip tone="line">{t('draftOf', { number: detail.earlier.length + 1 })}</StatusChip>}
          <span className="meta">
            {detail.words !== null && `${t('words', { count: detail.words })} · `}
            {t('handedIn')} <Instant at={detail.handedInAt} />
          </span>
          <ArrivalNote arrival={detail.arrival} />
          {detail.handScore !== null && (
            <StatusChip tone="line">
              {t(detail.handScorePredatesReopening ? 'handScoreReopened' : 'handScore', { score: detail.handScore })}
            </StatusChip>
          )}
        </div>
        <div className={styles.faces}>
          {faces.map(({ face: tab, key }) => (
            <Button
              key={tab}
              variant="quiet"
              size="compact-md"
              aria-pressed={face === tab}
              rightSection={key && <kbd>{key}</kbd>}
              onClick={() => setFace(tab)}
            >
              {tab === 'analysis' ? say('face') : t(tab === 'suggested' ? 'suggestedFace' : tab)}
            </Button>
          ))}
        </div>
      </div>
      {detail.lateAnswer && (
        <div className={`${styles.late} meta`}>
          <LateAnswerNote late={detail.lateAnswer} />
        </div>
      )}
      {face === 'drafts' && text !== null && (
        <div className={styles.drafts}>
          <EarlierDrafts earlier={detail.earlier} text={text} notes={draft.notes} />
        </div>
      )}
      {face === 'analysis' && (
        <div className={styles.drafts}>
          {detail.analysis ? <TextAnalysis analysis={detail.analysis} /> : <p className="meta">{say('waits')}</p>}
        </div>
      )}
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
