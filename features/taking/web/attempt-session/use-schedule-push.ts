import { useEffect, useEffectEvent } from 'react';
import { onPushEvent, type PushEvent } from '@inkstone/messages/web';
import { toAssignmentSubject } from '../../push-subjects.ts';

/** Whether a push event says that the times of an assignment have changed or that it was withdrawn. */
export const isScheduleChange = ({ kind, about }: PushEvent, assignmentId: number): boolean =>
  kind === 'refresh' && about === toAssignmentSubject(assignmentId);

/** Calls back when the times of an assignment have changed. */
export const useSchedulePush = (assignmentId: number, onChange: () => unknown): void => {
  const change = useEffectEvent(onChange);
  useEffect(
    () =>
      onPushEvent((event) => {
        if (isScheduleChange(event, assignmentId)) change();
      }),
    [assignmentId],
  );
};
