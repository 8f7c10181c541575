import { Sheet, useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { listeningResult } from '../../addresses.ts';
import { listeningMessages } from '../../messages.ts';
import { Answer } from '../answer/answer.tsx';
import { NoSuchPart } from '../frame/no-such-part.tsx';
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

const Sentences = ({ report, isOwn }: PartView) => {
  const { questions, assignmentId, attemptId } = report;
  const sentences = listDictations(questions);
  const words = computeWordAccuracy(sentences);
  if (sentences.length === 0) return <NoSuchPart report={report} />;
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
