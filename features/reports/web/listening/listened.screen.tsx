import { EmptyState, Sheet, useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { listeningResult } from '../../addresses.ts';
import { listeningMessages, partMessages } from '../../messages.ts';
import { Answer } from '../answer/answer.tsx';
import { PartScreen, type PartView } from '../frame/part-screen.tsx';
import { listDictations } from '../../document/skill-tasks.ts';
import { computeWordAccuracy } from '../../document/word-accuracy.ts';
import styles from './listened.module.css';
import { PractiseAgain } from './practise-again.tsx';
import { WordAccuracySummary } from './word-accuracy-summary.tsx';

/** Transcripts beside what was written or repeated, word by word; the student's own, or a named student's. */
export const Screen = () => {
  const t = useTranslation(listeningMessages);
  return (
    <PartScreen work={useSearch(listeningResult)} part="listening" title={t('title')}>
      {(view) => <Sentences {...view} />}
    </PartScreen>
  );
};

const Sentences = ({ report: { questions, assignmentId, attemptId }, isOwn }: PartView) => {
  const t = useTranslation(listeningMessages);
  const say = useTranslation(partMessages);
  const sentences = listDictations(questions);
  const words = computeWordAccuracy(sentences);
  if (sentences.length === 0) return <EmptyState title={t('none')} body={say('noneNext')} />;
  return (
    <>
      {words && <WordAccuracySummary words={words} />}
      {sentences.map((question) => (
        <div key={question.questionId}>
          <Sheet className={styles.sentence}>
            <Answer question={question} isOwn={isOwn} />
            {isOwn && <PractiseAgain question={question} work={{ id: assignmentId, attempt: attemptId }} />}
          </Sheet>
        </div>
      ))}
    </>
  );
};
