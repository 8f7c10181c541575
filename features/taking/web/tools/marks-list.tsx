import { TrashIcon, useTranslation } from '@inkstone/ui';
import type { ReplayState } from '@inkstone/exam/attempt';
import { markMessages, messages } from '../../messages.ts';
import type { QuestionContext } from '../attempt-session/question-context.ts';
import { FloatingPanel } from './floating-panel.tsx';
import styles from './marks-list.module.css';
import { listMarks, type StoredMark } from './marks.ts';
import type { Tools } from './use-tools.ts';

/** The questions whose marks are listed, and the way to them. */
export interface MarkedQuestions {
  /** Those that the student may go to now, in order; the present one among them. */
  questions: readonly QuestionContext[];
  current: QuestionContext | undefined;
  notes: ReplayState['notes'];
  onGo(questionId: number): void;
}

interface MarksListProps extends MarkedQuestions {
  state: Tools;
}

/** A mark with the question at which it is shown. */
interface ListedMark {
  mark: StoredMark;
  question: QuestionContext;
}

/** The question that shows a mark: its own, that of its text, the present one if it has the same set, or the set's first. */
const findQuestion = (
  mark: StoredMark,
  ofSet: readonly QuestionContext[],
  current: QuestionContext | undefined,
): QuestionContext | undefined => {
  const named = mark.questionId ?? (mark.where.startsWith('q') ? Number(mark.where.slice(1)) : undefined);
  if (named !== undefined) return ofSet.find(({ bound }) => bound.id === named);
  return ofSet.find(({ bound }) => bound.id === current?.bound.id) ?? ofSet[0];
};

/** All marks of the questions, in their order. */
export const listMarkedQuestions = ({ questions, current, notes }: MarkedQuestions): ListedMark[] => {
  const setIds = [...new Set(questions.map(({ set }) => set.id))];
  const listed = setIds.flatMap((setId) => {
    const ofSet = questions.filter(({ set }) => set.id === setId);
    return listMarks(notes[setId], null).flatMap((mark) => {
      const question = findQuestion(mark, ofSet, current);
      return question ? [{ mark, question }] : [];
    });
  });
  return listed.toSorted((first, second) => first.question.number - second.question.number);
};

/** The marks and notes of the section, each of which leads to its place. */
export const MarksList = ({ state, ...marked }: MarksListProps) => {
  const [t, tExam] = [useTranslation(markMessages), useTranslation(messages)];
  const entries = listMarkedQuestions(marked);
  const open = ({ mark, question }: ListedMark) => {
    if (question.bound.id !== marked.current?.bound.id) marked.onGo(question.bound.id);
    state.marks.jumpTo(mark.noteId);
  };
  return (
    <FloatingPanel title={t('allMarks')} place={state.storageKeyFor('marks')} onClose={() => state.toggleTool('marks')}>
      {entries.length === 0 && <p className={styles.none}>{t('noMarks')}</p>}
      <ul className={styles.list}>
        {entries.map(({ mark, question }) => (
          <li key={`${question.set.id} ${mark.noteId}`}>
            <button type="button" className={styles.entry} onClick={() => open({ mark, question })}>
              <span className="meta num">{tExam('questionAt', { at: question.number })}</span>
              <span className={styles.quote} data-style={mark.style ?? 'yellow'} lang="en">
                {mark.quote ?? t('noQuote')}
              </span>
              {mark.note && <span className={styles.note}>{mark.note}</span>}
            </button>
            {question.set.id === marked.current?.set.id && (
              <button
                type="button"
                className={styles.remove}
                aria-label={t('removeNamed', { words: mark.quote ?? t('noQuote') })}
                onClick={() => state.marks.remove(mark.noteId)}
              >
                <TrashIcon />
              </button>
            )}
          </li>
        ))}
      </ul>
    </FloatingPanel>
  );
};
