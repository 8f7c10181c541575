import { givenCourses } from '@inkstone/assignments/contract';
import { failureIn, newRequestId, useSend } from '@inkstone/call/web';
import { noticeDone, noticeFailed, useConfirm, useWords } from '@inkstone/ui';
import { destroyCourse } from '../../contract.ts';
import { givenWords } from '../../messages.ts';
import type { GivenItem } from './given-table.tsx';

type Ended = Pick<GivenItem, 'id' | 'title' | 'total'>;

/** Withdrawing and deleting: asked first with what is lost and to whom. Both say whether it was done. */
export const useEndCourse = () => {
  const t = useWords(givenWords);
  const confirm = useConfirm();
  const revoke = useSend(givenCourses.revoke);
  const destroy = useSend(destroyCourse);

  const tried = async (act: () => Promise<string>): Promise<boolean> => {
    try {
      noticeDone(await act());
      return true;
    } catch (error) {
      noticeFailed(t('notDone'), failureIn(error)?.message ?? String(error));
      return false;
    }
  };
  const withdraw = async ({ id, title, total }: Ended): Promise<boolean> => {
    const body = (
      <>
        <p>{t('withdrawWho', { count: total })}</p>
        <p>{t('withdrawStays')}</p>
      </>
    );
    const yes = await confirm({ title: t('withdrawTitle', { title }), body, act: t('withdraw'), danger: true });
    if (!yes) return false;
    return tried(async () => {
      const { recipients } = await revoke.mutateAsync({ id, requestId: newRequestId() });
      return t('withdrew', { count: recipients });
    });
  };
  const remove = async ({ id, title, total }: Ended): Promise<boolean> => {
    const body = (
      <>
        <p>{t('deleteWho', { count: total })}</p>
        <p>{t('deleteNever')}</p>
      </>
    );
    const yes = await confirm({ title: t('deleteTitle', { title }), body, act: t('remove'), danger: true });
    if (!yes) return false;
    return tried(async () => {
      await destroy.mutateAsync({ id, requestId: newRequestId() });
      return t('deleted');
    });
  };
  return { withdraw, remove };
};
