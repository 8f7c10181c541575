import { useApiQuery } from '@inkstone/call/web';
import { getMyDefinedHomework } from '@inkstone/taking/contract';
import { BlockSkeleton, QueryBoundary, Section, useTranslation } from '@inkstone/ui';
import { definedHomeworkMessages } from '../../messages.ts';
import { SharedMaterial, TaskView, findSharedMaterial } from './task-view.tsx';

/** The tasks written by the teacher, for the student. */
export const MyTasks = ({ id }: { id: number }) => {
  const t = useTranslation(definedHomeworkMessages);
  const ask = useApiQuery(getMyDefinedHomework, { id });
  return (
    <Section title={t('tasks')} count={ask.data?.tasks.length}>
      <QueryBoundary query={ask} errorTitle={t('tasksFailed')} skeleton={<BlockSkeleton lines={5} />}>
        {({ tasks }) => {
          const shared = findSharedMaterial(tasks);
          return (
            <>
              <SharedMaterial shared={shared} hears={false} />
              {tasks.map((task) => (
                <TaskView key={task.questionId} {...task} points={task.points / 100} canPlay={false} shared={shared} />
              ))}
            </>
          );
        }}
      </QueryBoundary>
    </Section>
  );
};
