import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { Sheet, useTranslation } from '@inkstone/ui';
import { audioAnalysis } from '../../addresses.ts';
import { partMessages } from '../../messages.ts';
import { Answer } from '../answer/answer.tsx';
import type { ReportedQuestion } from '../../document/attempt-report-data.ts';
import { useReportedAssignment } from '../report/reported-assignment.ts';

interface TaskAnswersProps {
  tasks: readonly ReportedQuestion[];
  isOwn: boolean;
  /** Whether each answer links to its recording beside the model. */
  isSpoken?: boolean;
}

/** The answers with mark, notes and suggested version, one card each. */
export const TaskAnswers = ({ tasks, isOwn, isSpoken = false }: TaskAnswersProps) =>
  tasks.map((question) => (
    <div key={question.questionId} id={`task-${question.questionId}`}>
      <Sheet>
        <Answer
          question={question}
          isOwn={isOwn}
          navigation={isSpoken && <ModelComparisonLink questionId={question.questionId} number={question.number} />}
        />
      </Sheet>
    </div>
  ));

/** A link from a speaking task to its recording beside the model answer. */
export const ModelComparisonLink = ({ questionId, number }: { questionId: number; number: number }) => {
  const t = useTranslation(partMessages);
  const work = useReportedAssignment();
  if (!work) return null;
  return (
    <Button
      component={Link}
      size="sm"
      className="no-print"
      to={linkTo(audioAnalysis, { ...work, questionId })}
      aria-label={t('besideOf', { number })}
    >
      {t('beside')}
    </Button>
  );
};
