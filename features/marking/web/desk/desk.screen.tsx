import { useCallback } from 'react';
import { useSearch, useScreenLocation, useSetSearch } from '@inkstone/ui/screen';
import { deskRoutes } from '../../addresses.ts';
import { Desk } from './desk.tsx';
import type { DeskLocation } from './use-desk-navigation.ts';

const [commonRoute] = deskRoutes;

/** The marking desk, for all of its routes. */
export const Screen = () => {
  const { path } = useScreenLocation();
  const address = deskRoutes.find((route) => route.path === path) ?? commonRoute;
  const { id, studentId, classId, skill, by, from, ...open } = useSearch(address);
  const setPlace = useSetSearch(address);
  const onLocationChange = useCallback(
    ({ questionId, attemptId, by: order }: Partial<DeskLocation>) =>
      setPlace({
        ...(order && { by: order }),
        ...(attemptId !== undefined && { attemptId, attempt: undefined }),
        ...(questionId !== undefined && { questionId, item: undefined }),
      }),
    [setPlace],
  );
  const location = {
    ...{ id, classId, skill, by, from, studentId },
    attemptId: open.attemptId ?? open.attempt,
    questionId: open.questionId ?? open.item,
  };
  return <Desk key={`${id}/${studentId}`} location={location} onLocationChange={onLocationChange} />;
};
