import { useTranslation } from '@inkstone/ui';
import { useScreenLocation, useSearch } from '@inkstone/ui/screen';
import { candidateWriting, writingResult } from '../../addresses.ts';
import { partMessages } from '../../messages.ts';
import { NoSuchPart } from '../frame/no-such-part.tsx';
import { PartScreen, type PartView } from '../frame/part-screen.tsx';
import type { ReportedQuestion } from '../../document/attempt-report-data.ts';
import { listTextAnswers, listWritingTasks } from '../../document/skill-tasks.ts';
import { SkillScore } from './skill-score.tsx';
import { TaskAnswers } from './task-answers.tsx';
import { TaskTable } from './task-table.tsx';

/** The writing result: each text with mark, notes, suggested version and rubric; for candidates, texts of any skill. */
export const Screen = () => {
  const t = useTranslation(partMessages);
  const part =
    useScreenLocation().path === candidateWriting.path ? ('candidateWriting' as const) : ('writing' as const);
  const listTasks = part === 'writing' ? listWritingTasks : listTextAnswers;
  return (
    <PartScreen work={useSearch(writingResult)} part={part} title={t(part)}>
      {(view) => <Texts {...view} tasks={listTasks(view.report.questions)} />}
    </PartScreen>
  );
};

const Texts = ({ report, isOwn, tasks }: PartView & { tasks: readonly ReportedQuestion[] }) => {
  if (tasks.length === 0) return <NoSuchPart report={report} />;
  return (
    <>
      <SkillScore report={report} skill="writing" tasks={tasks} />
      <TaskTable tasks={tasks} skill="writing" />
      <TaskAnswers tasks={tasks} isOwn={isOwn} />
    </>
  );
};
