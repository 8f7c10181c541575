import { useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { speakingReport } from '../../addresses.ts';
import { partMessages } from '../../messages.ts';
import { NoSuchPart } from '../frame/no-such-part.tsx';
import { PartScreen, type PartView } from '../frame/part-screen.tsx';
import { listSpokenTasks } from '../../document/skill-tasks.ts';
import { CriteriaChart } from './criteria-chart.tsx';
import { SkillScore } from './skill-score.tsx';
import { TaskAnswers } from './task-answers.tsx';
import { TaskTable } from './task-table.tsx';

/** The speaking report: the score, the criteria as a radar chart with its table, and each task with its mark. */
export const Screen = () => {
  const t = useTranslation(partMessages);
  return (
    <PartScreen work={useSearch(speakingReport)} part="speaking" title={t('speaking')}>
      {(view) => <Tasks {...view} />}
    </PartScreen>
  );
};

const Tasks = ({ report, isOwn }: PartView) => {
  const tasks = listSpokenTasks(report.questions);
  if (tasks.length === 0) return <NoSuchPart report={report} />;
  return (
    <>
      <SkillScore report={report} skill="speaking" tasks={tasks} />
      <CriteriaChart tasks={tasks} />
      <TaskTable tasks={tasks} skill="speaking" />
      <TaskAnswers tasks={tasks} isOwn={isOwn} isSpoken />
    </>
  );
};
