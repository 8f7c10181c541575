import { takesRecordings } from '@inkstone/exam/logic';
import { useTranslation } from '@inkstone/ui';
import { messages, partMessages } from '../../messages.ts';
import type { Item, SubmittedStudent } from '../report/assignment-report-data.ts';
import styles from './matrix.module.css';

// The legacy text of a spoken answer lists recording ids, which mean nothing to a reader.
const recordingIds = /^[0-9a-f-]{36}(?:\/[0-9a-f-]{36})*$/;

/** A student's answers to these questions, one cell each. */
export const AnswerCells = ({ student, items }: { student: SubmittedStudent; items: readonly Item[] }) => {
  const t = useTranslation(messages);
  const say = useTranslation(partMessages);
  const answers = new Map(student.answers.map((answer) => [answer.questId, answer]));
  return items.map(({ questId, kind, prompt }) => {
    const answer = answers.get(questId);
    const spelled = answer?.spelled ?? '';
    const isSpoken = takesRecordings({ type: kind, prompt }) && recordingIds.test(spelled);
    const text = isSpoken ? say('recording') : spelled;
    return (
      <td key={questId} data-outcome={answer?.outcome ?? 'blank'}>
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
  items.map(({ questId, keyText }) => (
    <td key={questId}>
      <span className={styles.answer} title={keyText}>
        {keyText}
      </span>
    </td>
  ));
