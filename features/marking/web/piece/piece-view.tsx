import { Button } from '@mantine/core';
import { useState } from 'react';
import { ArrivalNote, LateAnswerNote } from '@inkstone/exam/arrival-note';
import { getQuestionType } from '@inkstone/exam/logic';
import { Instant, StatusChip, useTranslation } from '@inkstone/ui';
import type { PieceDetail } from '../../contract.ts';
import { analysedWords, messages } from '../../messages.ts';
import { textIn } from '../../rules.ts';
import type { Draft } from '../draft/draft.ts';
import { EarlierDrafts, TextAnalysis } from '../shown/mark-shown-later.tsx';
import { UploadPiece } from '../pages/upload-later.tsx';
import { SpokenPiece } from '../spoken/spoken-piece.tsx';
import { Suggested } from '../written/suggested.tsx';
import { TaskView } from './task-view.tsx';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { WrittenPiece } from '../written/written-piece.tsx';
import styles from './open-piece.module.css';

interface PieceViewProps {
  detail: PieceDetail;
  draft: Draft;
  change(change: (draft: Draft) => Draft): void;
  /** Nothing is taken now: whoever changes something is told so. */
  isLocked: boolean;
}

type Face = 'answer' | 'analysis' | 'drafts' | 'suggested' | 'task';

/** The answer itself, the teacher's better version of it, or the question with its model and transcript. */
export const PieceView = ({ detail, draft, change, isLocked }: PieceViewProps) => {
  const t = useTranslation(messages);
  const say = useTranslation(analysedWords);
  const [face, setFace] = useState<Face>('answer');
  const text = textIn(detail.value);
  const hasFiles = getQuestionType(detail.kind).hasFiles ?? false;
  const hasDrafts = text !== null && detail.earlier.length > 0;
  const turn = (to: Face) => setFace((was) => (was === to ? 'answer' : to));
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
            <StatusChip tone="line">{t('handScore', { score: detail.handScore })}</StatusChip>
          )}
        </div>
        <div className={styles.faces}>
          {faces.map(({ face: one, key }) => (
            <Button
              key={one}
              variant="quiet"
              size="compact-md"
              aria-pressed={face === one}
              rightSection={key && <kbd>{key}</kbd>}
              onClick={() => setFace(one)}
            >
              {one === 'analysis' ? say('face') : t(one === 'suggested' ? 'suggestedFace' : one)}
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
      {face === 'suggested' && text !== null && <Suggested text={text} draft={draft} change={change} />}
      {face === 'answer' && hasFiles && <UploadPiece {...{ detail, draft, change, isLocked }} />}
      {face === 'answer' &&
        !hasFiles &&
        (text === null ? (
          <div className={styles.spoken}>
            <div className={styles.beside}>
              <SpokenPiece detail={detail} draft={draft} change={change} />
              <TaskView detail={detail} />
            </div>
          </div>
        ) : (
          <WrittenPiece text={text} draft={draft} change={change} />
        ))}
    </>
  );
};
