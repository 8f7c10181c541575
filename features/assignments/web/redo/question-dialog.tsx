import { Modal } from '@mantine/core';
import { useState } from 'react';
import { QuestionCard, StimulusView } from '@inkstone/bank/web';
import { useApiQuery } from '@inkstone/call/web';
import { useCurrentUser } from '@inkstone/session/web';
import { QueryBoundary, Pager, RowsSkeleton, Section, useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { getAssignmentQuestion } from '../../contract.ts';
import { redoMessages } from '../../messages/redo.ts';
import type { AssignmentDetail } from '../shared/families.ts';
import { useReportRoutes } from '../shared/use-report-routes.ts';
import type { AssignmentQuestion } from './preselect-questions.ts';
import { outcomeMessageKey } from './outcome-message.ts';
import styles from './redo.module.css';

/** Answers that come with one page. */
const answersEach = 50;

interface QuestionDialogProps {
  assignment: Pick<AssignmentDetail['assignment'], 'programme' | 'kind' | 'id'>;
  question: AssignmentQuestion;
  onClose(): void;
}

/** One question of an assignment: its text, its key, and everybody's answers. */
export const QuestionDialog = ({ assignment, question, onClose }: QuestionDialogProps) => {
  const t = useTranslation(redoMessages);
  const [page, setPage] = useState(1);
  const input = { id: assignment.id, questionId: question.questionId, page, pageNum: answersEach };
  const ask = useApiQuery(getAssignmentQuestion, input, { keepPrevious: true });
  const reportRoute = useReportRoutes(assignment)?.forAll;
  const mayChangeKey = useCurrentUser().permission.includes('repository_quest');
  return (
    <Modal opened onClose={onClose} title={question.setTitle} size={760}>
      <QueryBoundary
        query={ask}
        errorTitle={t('loadFailed')}
        safe={t('safe')}
        skeleton={<RowsSkeleton rows={4} dense />}
      >
        {({ prompt, key, explanation, stimulus, clip, answers, total, totalPage }) => (
          <>
            <StimulusView stimulus={stimulus} />
            <QuestionCard
              number={question.number}
              view="keys"
              stimulus={stimulus}
              question={{
                ...{ kind: question.kind, prompt, key, explanation, knowledge: null, clip },
                points: question.points * 100,
              }}
            />
            {reportRoute && mayChangeKey && (
              <p className={styles.toKey}>
                <ScreenLink to={reportRoute.to} search={{ ...reportRoute.search, item: question.questionId }}>
                  {t('changeKey')}
                </ScreenLink>
              </p>
            )}
            <Section small title={t('answers')} count={total || undefined}>
              {total === 0 && <p className="meta">{t('noAnswers')}</p>}
              <ul className={styles.answers}>
                {answers.map((answer) => (
                  <li key={answer.attemptId}>
                    <span>
                      {answer.studentName}
                      {answer.redoId !== null && <small className="meta"> {t('redone')}</small>}
                    </span>
                    <span className="num">
                      {t(outcomeMessageKey(answer.outcome))}
                      {answer.earned !== null && ` · ${answer.earned} / ${answer.possible}`}
                    </span>
                  </li>
                ))}
              </ul>
              {totalPage > 1 && <Pager page={page} size={answersEach} total={total} onPage={setPage} />}
            </Section>
          </>
        )}
      </QueryBoundary>
    </Modal>
  );
};
