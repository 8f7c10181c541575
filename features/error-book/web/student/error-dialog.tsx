import { Modal } from '@mantine/core';
import { Suspense, useRef } from 'react';
import { ChosenTraps, ClipView, EvidenceView, StimulusView } from '@inkstone/bank/web';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { QuestionReview } from '@inkstone/exam/views';
import { BlockSkeleton, QueryBoundary, Section, useTranslation } from '@inkstone/ui';
import { getStudentError } from '../../contract.ts';
import { messages, studentErrorMessages } from '../../messages.ts';
import type { Entry } from '../entry-types.ts';
import { EntryFacts, Explanation } from '../entry-details.tsx';
import { History } from '../history.tsx';
import styles from './student-errors.module.css';

interface ErrorDialogProps {
  studentId: number;
  entry: Entry;
  onClose(): void;
}

/** One error of a student: the question with the latest answer, the key, and all answers over time. */
export const ErrorDialog = ({ studentId, entry, onClose }: ErrorDialogProps) => {
  const tStudent = useTranslation(studentErrorMessages);
  const query = useApiQuery(getStudentError, { studentId, id: entry.id });
  return (
    <Modal opened onClose={onClose} title={entry.title} size={820}>
      <QueryBoundary query={query} errorTitle={tStudent('failed')} skeleton={<BlockSkeleton lines={8} />} bare>
        {(detail) => <ErrorContent detail={detail} />}
      </QueryBoundary>
    </Modal>
  );
};

const ErrorContent = ({ detail }: { detail: CallOutput<typeof getStudentError> }) => {
  const t = useTranslation(messages);
  const tStudent = useTranslation(studentErrorMessages);
  const { entry, stimulus, clip, kind, prompt, key, explanation, history } = detail;
  const material = useRef<HTMLDivElement>(null);
  const last = history.findLast(({ value }) => value !== null);
  return (
    <div className={styles.piece}>
      {entry.knowledgePoints.length > 0 && (
        <p className="meta">{entry.knowledgePoints.map(({ name }) => name).join(' · ')}</p>
      )}
      <div ref={material}>
        <StimulusView stimulus={stimulus} evidence={detail.evidence} />
      </div>
      <ClipView stimulus={stimulus} clip={clip} />
      <Suspense fallback={<BlockSkeleton lines={5} />}>
        <QuestionReview type={kind} prompt={prompt} key_={key} value={last?.value ?? null} />
      </Suspense>
      <ChosenTraps question={detail} value={last?.value ?? null} />
      <Explanation explanation={explanation} />
      <EvidenceView
        question={detail}
        value={last?.value ?? null}
        text={{ ...stimulus, shown: material }}
        stimulus={stimulus}
      />
      <EntryFacts entry={entry} />
      <Section small title={tStudent('answers')} count={history.length}>
        {history.length === 0 ? <p className="meta">{t('leftBlank')}</p> : <History detail={detail} />}
      </Section>
    </div>
  );
};
