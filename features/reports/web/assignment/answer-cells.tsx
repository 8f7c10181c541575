import { formatAnswer } from '../../document/item-figures.ts';
import { messages, partMessages } from '../../messages.ts';
import { useReading } from '../report/use-reading.ts';
import type { Item, SubmittedStudent } from '../../document/assignment-report-data.ts';
import styles from './matrix.module.css';

/** A student's answers to these questions, one cell each. */
export const AnswerCells = ({ student, items }: { student: SubmittedStudent; items: readonly Item[] }) => {
  const reading = useReading(false, messages, partMessages);
  const t = reading.translate(messages);
  const answers = new Map(student.answers.map((answer) => [answer.questionId, answer]));
  return items.map((item) => {
    const { questionId } = item;
    const answer = answers.get(questionId);
    const text = formatAnswer(answer?.spelled ?? '', item, reading);
    return (
      <td key={questionId} data-outcome={answer?.outcome ?? 'blank'}>
        <span className={styles.answer} title={text}>
          {text}
        </span>
        <span className="vh">{t(answer?.outcome ?? 'blank')}</span>
      </td>
    );
  });
};

/** The keys of these questions, one cell each. */
export const KeyCells = ({ items }: { items: readonly Item[] }) =>
  items.map(({ questionId, keyText }) => (
    <td key={questionId}>
      <span className={styles.answer} title={keyText}>
        {keyText}
      </span>
    </td>
  ));
