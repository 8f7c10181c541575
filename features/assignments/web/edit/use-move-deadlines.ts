import { useState } from 'react';
import { newRequestId, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import { toastSuccess, toastError, useTranslation } from '@inkstone/ui';
import { editMessages } from '../../messages.ts';
import type { DeadlineMove } from './deadline-moves.ts';
import { families, type Family } from '../shared/families.ts';

/** Moves deadlines one by one and reports those that failed; resolves to whether all were moved. */
export const useMoveDeadlines = (family: Family) => {
  const t = useTranslation(editMessages);
  const { mutateAsync } = useApiMutation(families[family].moveDeadline);
  const [isMoving, setMoving] = useState(false);
  const move = async (moves: readonly DeadlineMove[]): Promise<boolean> => {
    setMoving(true);
    let moved = 0;
    for (const { item, to } of moves) {
      try {
        await mutateAsync({ id: item.id, deadline: to.toISOString(), requestId: newRequestId() });
        moved += 1;
      } catch (error) {
        toastError(t('notMoved', { title: item.title }), getErrorMessage(error));
      }
    }
    setMoving(false);
    if (moved > 0) toastSuccess(t('moved', { count: moved }));
    return moved === moves.length;
  };
  return { move, isMoving };
};
