import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { StimulusView } from '@inkstone/bank/web';
import { QuestionReview } from '@inkstone/exam/views';
import { BlockSkeleton, Instant, RichText, useLanguage, useWords } from '@inkstone/ui';
import type { PieceDetail } from '../contract.ts';
import { messages } from '../messages.ts';
import type { Draft } from './draft.ts';
import { QuestionName } from './queue-list.tsx';
import { SpokenPiece } from './spoken-piece.tsx';
import { Suggested } from './suggested.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import { WrittenPiece } from './written-piece.tsx';
import styles from './desk.module.css';

interface PieceViewProps {
  detail: PieceDetail;
  draft: Draft;
  change(change: (draft: Draft) => Draft): void;
}

type Face = 'answer' | 'suggested' | 'task';

/** The answer itself, the teacher's better version of it, or the question with its model and transcript. */
export const PieceView = ({ detail, draft, change }: PieceViewProps) => {
  const t = useWords(messages);
  const [face, setFace] = useState<Face>('answer');
  const text = typeof detail.value === 'string' ? detail.value : null;
  const turn = (to: Face) => setFace((was) => (was === to ? 'answer' : to));
  useDeskKeys((key) => {
    if (key === 'q') turn('task');
    else if (key === 'v' && text !== null) turn('suggested');
    else return false;
    return true;
  });
  const faces = [
    { face: 'answer' as const, key: '' },
    ...(text === null ? [] : [{ face: 'suggested' as const, key: 'V' }]),
    { face: 'task' as const, key: 'Q' },
  ];
  return (
    <>
      <div className={`${styles.strip} num`}>
        <b>{detail.studentName}</b>
        <span className="meta">
          {detail.words !== null && `${t('words', { count: detail.words })} · `}
          {t('handedIn')} <Instant at={detail.handedInAt} />
        </span>
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
              {t(one)}
            </Button>
          ))}
        </div>
      </div>
      {face === 'task' && <Task detail={detail} />}
      {face === 'suggested' && text !== null && <Suggested text={text} draft={draft} change={change} />}
      {face === 'answer' &&
        (text === null ? (
          <SpokenPiece detail={detail} draft={draft} change={change} />
        ) : (
          <WrittenPiece text={text} attemptId={detail.attemptId} draft={draft} change={change} />
        ))}
    </>
  );
};

/** The question as it was asked, with what a good answer is. */
const Task = ({ detail }: { detail: PieceDetail }) => {
  const { stimulus, kind, prompt, key, explanation } = detail;
  const language = useLanguage();
  const said = explanation[language] || explanation.en;
  return (
    <div className={styles.task}>
      <h2>
        <QuestionName piece={detail} />
      </h2>
      <StimulusView stimulus={stimulus} />
      <Suspense fallback={<BlockSkeleton lines={5} />}>
        <QuestionReview type={kind} prompt={prompt} key_={key} value={undefined} whose="student" />
      </Suspense>
      {said && <RichText html={said} />}
    </div>
  );
};
