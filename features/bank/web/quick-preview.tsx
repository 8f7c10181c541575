import { useApiQuery } from '@inkstone/call/web';
import { BlockSkeleton, QueryBoundary } from '@inkstone/ui';
import { getQuestionSet } from '../contract.ts';
import { QuestionCard } from './question-card.tsx';
import { StimulusView } from './stimulus-view.tsx';
import styles from './set-finder.module.css';

/** A question set with its keys, under its row in a list. */
export const QuickPreview = ({ setId }: { setId: number }) => {
  const ask = useApiQuery(getQuestionSet, { setId });
  return (
    <li className={styles.look}>
      <QueryBoundary query={ask} skeleton={<BlockSkeleton lines={4} />}>
        {({ set, questions }) => (
          <>
            <StimulusView stimulus={set.stimulus} />
            {questions.map((question) => (
              <QuestionCard
                key={question.revisionId}
                number={question.position}
                question={question}
                stimulus={set.stimulus}
                view="keys"
              />
            ))}
          </>
        )}
      </QueryBoundary>
    </li>
  );
};
