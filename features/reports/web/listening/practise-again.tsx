import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { ClipView, StimulusView } from '@inkstone/bank/web';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { alignToNearest } from '@inkstone/exam/scoring';
import { WordDiff } from '@inkstone/exam/word-comparison';
import { BlockSkeleton, QueryBoundary, useTranslation } from '@inkstone/ui';
import { getListeningSentence } from '../../contract.ts';
import { listeningMessages } from '../../messages.ts';
import type { ReportedQuestion } from '../../document/attempt-report-data.ts';
import styles from './listened.module.css';

interface PractiseAgainProps {
  question: Pick<ReportedQuestion, 'questionId' | 'number'>;
  /** The attempt that contained the question. */
  work: { id: number; attempt: number };
}

/** A sentence to practise again, compared at once; nothing is stored. */
export const PractiseAgain = ({ question: { questionId, number }, work }: PractiseAgainProps) => {
  const t = useTranslation(listeningMessages);
  const [isOpen, setOpen] = useState(false);
  const ask = useApiQuery(getListeningSentence, { ...work, questionId }, { enabled: isOpen });
  if (!isOpen) {
    return (
      <Button
        size="sm"
        className={`${styles.practise} no-print`}
        aria-label={t('practiseOf', { number })}
        onClick={() => setOpen(true)}
      >
        {t('practise')}
      </Button>
    );
  }
  return (
    <div role="group" className={`${styles.again} no-print`} aria-label={t('practiseOf', { number })}>
      <QueryBoundary query={ask} errorTitle={t('loadFailed')} skeleton={<BlockSkeleton lines={3} />}>
        {(sentence) => <Practice sentence={sentence} />}
      </QueryBoundary>
    </div>
  );
};

const Practice = ({
  sentence: { stimulus, clip, said: transcripts },
}: {
  sentence: CallOutput<typeof getListeningSentence>;
}) => {
  const t = useTranslation(listeningMessages);
  const [text, setText] = useState('');
  const [isCompared, setCompared] = useState(false);
  const again = () => {
    setText('');
    setCompared(false);
  };
  return (
    <>
      <p className="meta">{t('practiseHow')}</p>
      {clip ? <ClipView stimulus={stimulus} clip={clip} /> : <StimulusView stimulus={stimulus} look="student" />}
      <Textarea
        label={t('yourWords')}
        lang="en"
        rows={2}
        autosize
        spellCheck={false}
        autoComplete="off"
        value={text}
        readOnly={isCompared}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {isCompared ? (
        <>
          <WordDiff title={t('compared')} alignment={alignToNearest(transcripts, text).alignment} />
          <Button size="sm" className={styles.practise ?? ''} onClick={again}>
            {t('again')}
          </Button>
        </>
      ) : (
        <Button
          size="sm"
          variant="filled"
          className={styles.practise ?? ''}
          disabled={text.trim() === ''}
          onClick={() => setCompared(true)}
        >
          {t('compare')}
        </Button>
      )}
    </>
  );
};
