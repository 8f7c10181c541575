import { failureIn, newRequestId, useSend } from '@inkstone/call/web';
import { noticeDone, noticeFailed, useConfirm, useWords } from '@inkstone/ui';
import { changingMessages, watchingMessages } from '../../messages.ts';
import { families, type Family, type GivenItem } from '../work/families.ts';

type Ended = Pick<GivenItem, 'id' | 'title' | 'total' | 'submitted'>;

const sum = (items: readonly Ended[], of: (item: Ended) => number): number =>
  items.reduce((all, item) => all + of(item), 0);

/** Withdrawing and deleting: asked first with what is lost and to whom. Both say whether it was done. */
export const useEndWork = (family: Family) => {
  const t = useWords(changingMessages);
  const given = useWords(watchingMessages);
  const confirm = useConfirm();
  const revoke = useSend(families[family].revoke);
  const destroy = useSend(families[family].destroy);
  const failed = (error: unknown) => noticeFailed(given('notDone'), failureIn(error)?.message ?? String(error));

  const withdraw = async (items: readonly Ended[]): Promise<boolean> => {
    const students = sum(items, ({ total }) => total);
    const open = sum(items, ({ total, submitted }) => total - submitted);
    const yes = await confirm({
      title: t(items.length === 1 ? 'withdrawOne' : 'withdrawMany', {
        count: items.length,
        title: items[0]?.title ?? '',
      }),
      body: (
        <>
          <p>{t('withdrawWho', { count: students })}</p>
          {open > 0 && <p>{t('withdrawOpen', { count: open })}</p>}
          <p>{t('withdrawStays')}</p>
        </>
      ),
      act: given('withdraw'),
      danger: true,
    });
    if (!yes) return false;
    let reached = 0;
    try {
      for (const { id } of items) reached += (await revoke.mutateAsync({ id, requestId: newRequestId() })).recipients;
      noticeDone(t('withdrew', { count: reached }));
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };

  const remove = async (item: Ended): Promise<boolean> => {
    const yes = await confirm({
      title: t('deleteTitle', { title: item.title }),
      body: (
        <>
          <p>{t('deleteWho', { count: item.total })}</p>
          {item.submitted > 0 && <p>{t('deleteIn', { count: item.submitted })}</p>}
          <p>{t('deleteNever')}</p>
        </>
      ),
      act: given('remove'),
      danger: true,
    });
    if (!yes) return false;
    try {
      await destroy.mutateAsync({ id: item.id, requestId: newRequestId() });
      noticeDone(t('deleted'));
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };
  return { withdraw, remove };
};
