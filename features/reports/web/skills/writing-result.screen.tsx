import { countWords } from '@inkstone/base';
import { EmptyState, useTranslation } from '@inkstone/ui';
import { useScreenLocation, useSearch } from '@inkstone/ui/screen';
import { candidateWriting, writingResult } from '../../addresses.ts';
import { partMessages } from '../../messages.ts';
import { PartScreen, type PartView } from '../frame/part-screen.tsx';
import type { ReportedQuestion } from '../../document/attempt-report-data.ts';
import { listTextAnswers, listWritingTasks } from '../../document/skill-tasks.ts';
import { SkillScore } from './skill-score.tsx';
import { TaskAnswers } from './task-answers.tsx';
import { TaskTable } from './task-table.tsx';

/** The writing result: each text with mark, notes, suggested version and rubric; for candidates, texts of any skill. */
export const Screen = () => {
  const t = useTranslation(partMessages);
  const isCandidate = useScreenLocation().path === candidateWriting.path;
  return (
    <PartScreen work={useSearch(writingResult)} title={t(isCandidate ? 'candidateWriting' : 'writing')}>
      {(view) => <Texts {...view} tasks={(isCandidate ? listTextAnswers : listWritingTasks)(view.report.questions)} />}
    </PartScreen>
  );
};

const countAnswerWords = ({ value }: ReportedQuestion): number => (typeof value === 'string' ? countWords(value) : 0);

const Texts = ({ report, isOwn, tasks }: PartView & { tasks: readonly ReportedQuestion[] }) => {
  const t = useTranslation(partMessages);
  if (tasks.length === 0) return <EmptyState title={t('noTexts')} body={t('noneNext')} />;
  const columns = [
    { head: t('length'), cell: (question: ReportedQuestion) => String(countAnswerWords(question)) },
    { head: t('notes'), cell: ({ mark }: ReportedQuestion) => (mark ? String(mark.notes.length) : t('none')) },
  ];
  return (
    <>
      <SkillScore report={report} skill="writing" tasks={tasks} />
      <TaskTable tasks={tasks} columns={columns} />
      <TaskAnswers tasks={tasks} isOwn={isOwn} />
    </>
  );
};
