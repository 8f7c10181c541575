import { CheckIcon, CloseIcon, HalfIcon, PencilIcon, useTranslation } from '@inkstone/ui';
import type { CallOutput } from '@inkstone/call/web';
import type { getMyHomework } from '../../contract.ts';
import { myRedoMessages } from '../../messages/redo.ts';
import { myAssignmentMessages } from '../../messages.ts';
import styles from './my-assignment-detail.module.css';

type Question = CallOutput<typeof getMyHomework>['questions'][number];

interface QuestionSet {
  title: string;
  questions: Question[];
}

/** Groups the questions by set, in order. */
const groupBySet = (questions: readonly Question[]): QuestionSet[] => {
  const sets: QuestionSet[] = [];
  for (const question of questions) {
    const last = sets.at(-1);
    if (last?.title === question.setTitle) last.questions.push(question);
    else sets.push({ title: question.setTitle, questions: [question] });
  }
  return sets;
};

const iconByState = {
  right: <CheckIcon />,
  partial: <HalfIcon />,
  wrong: <CloseIcon />,
  answered: null,
  unanswered: null,
  toBeMarked: <PencilIcon />,
};
const stateOrder = ['answered', 'right', 'partial', 'wrong', 'toBeMarked', 'unanswered'] as const;

/** Every question of an assignment with its state; right and wrong only once the report is open. */
export const QuestionStates = ({ questions }: { questions: readonly Question[] }) => {
  const t = useTranslation(myAssignmentMessages);
  const tRedo = useTranslation(myRedoMessages);
  const redoCount = questions.filter(({ again }) => again).length;
  const span = ({ questions: listed }: QuestionSet) => {
    const [first, last] = [listed[0]?.number ?? 0, listed.at(-1)?.number ?? 0];
    return first === last ? t('setQuestion', { first }) : t('setQuestions', { first, last });
  };
  const counts = stateOrder
    .map((state) => ({ state, count: questions.filter((question) => question.state === state).length }))
    .filter(({ count }) => count > 0);
  return (
    <>
      {groupBySet(questions).map((set) => (
        <div key={set.questions[0]?.number} className={styles.set}>
          <h3>{set.title}</h3>
          <div className="meta num">{span(set)}</div>
          <ul className={`${styles.grid} num`}>
            {set.questions.map(({ number, state, again }) => (
              <li key={number} data-state={state} data-again={again || undefined}>
                <span aria-hidden="true">{number}</span>
                <span className="vh">
                  {[t('questionState', { number, state: t(state) }), again && tRedo('askedQuestion')]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                {iconByState[state]}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={`${styles.legend} num`}>
        {counts.map(({ state, count }) => (
          <span key={state}>
            {t(state)} <b>{count}</b>
          </span>
        ))}
        {redoCount > 0 && (
          <span>
            {tRedo('askedQuestion')} <b>{redoCount}</b>
          </span>
        )}
      </div>
    </>
  );
};
