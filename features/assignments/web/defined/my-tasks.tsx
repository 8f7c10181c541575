import { useApiQuery } from '@inkstone/call/web';
import { myQuestDetail } from '@inkstone/taking/contract';
import { BlockSkeleton, QueryBoundary, Section, useTranslation } from '@inkstone/ui';
import { definedMessages } from '../../messages.ts';
import { SharedShown, TaskShown, sharedOf } from './task-shown.tsx';

/** What a teacher wrote, for the student to read before and after doing it. */
export const MyTasks = ({ id }: { id: number }) => {
  const t = useTranslation(definedMessages);
  const ask = useApiQuery(myQuestDetail, { id });
  return (
    <Section title={t('tasks')} count={ask.data?.tasks.length}>
      <QueryBoundary query={ask} failed={t('tasksFailed')} skeleton={<BlockSkeleton lines={5} />}>
        {({ tasks }) => {
          const shared = sharedOf(tasks);
          return (
            <>
              <SharedShown shared={shared} hears={false} />
              {tasks.map((task) => (
                <TaskShown key={task.questId} {...task} points={task.points / 100} hears={false} above={shared} />
              ))}
            </>
          );
        }}
      </QueryBoundary>
    </Section>
  );
};
