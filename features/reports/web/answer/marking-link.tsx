import { toPageKind } from '@inkstone/exam/assignment-kinds';
import { deskLocationFor } from '@inkstone/marking/addresses';
import { PencilIcon, useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { messages } from '../../messages.ts';
import type { AttemptReportData, ReportedQuestion } from '../../document/attempt-report-data.ts';
import styles from './answer.module.css';

/** What the marking desk is opened for. */
export type MarkingTarget = Pick<AttemptReportData, 'assignmentId' | 'attemptId' | 'studentId' | 'programme' | 'kind'>;

interface MarkingLinkProps {
  marking: MarkingTarget;
  question: ReportedQuestion;
}

/** Link to the marking desk on this very answer; closing the desk leads back here. */
export const MarkingLink = ({ marking, question }: MarkingLinkProps) => {
  const t = useTranslation(messages);
  const { assignmentId: id, attemptId, studentId, programme, kind } = marking;
  const { to, search } = deskLocationFor(
    { id, programme, kind: toPageKind(kind), hasFiles: question.files.length > 0 },
    { studentId, attemptId, questionId: question.questionId, from: 'report' },
  );
  return (
    <ScreenLink className={`${styles.book} no-print`} to={to} search={search}>
      <PencilIcon /> {t(question.mark ? 'changeMark' : 'markAnswer')}
    </ScreenLink>
  );
};
