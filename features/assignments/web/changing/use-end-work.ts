import { useApiMutation } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { changingMessages, watchingMessages } from '../../messages.ts';
import { families, type Family, type GivenItem } from '../work/families.ts';
import { useEnding } from './use-ending.tsx';

type Ended = Pick<GivenItem, 'id' | 'title' | 'total' | 'submitted' | 'canHandIn'>;

const sum = (items: readonly Ended[], of: (item: Ended) => number): number =>
  items.reduce((all, item) => all + of(item), 0);

/** Withdrawing and deleting homework or tests. */
export const useEndWork = (family: Family) => {
  const t = useTranslation(changingMessages);
  const given = useTranslation(watchingMessages);
  const { mutateAsync: revoke } = useApiMutation(families[family].revoke);
  const { mutateAsync: destroy } = useApiMutation(families[family].destroy);
  const end = useEnding({
    revoke,
    destroy,
    withdrew: (count) => t('withdrew', { count }),
    deleted: t('deleted'),
    notDone: given('notDone'),
  });

  const withdraw = (items: readonly Ended[]) => {
    const students = sum(items, ({ total }) => total);
    const open = sum(items, ({ canHandIn }) => canHandIn);
    const said = { count: items.length, title: items[0]?.title ?? '' };
    return end.withdraw(
      items.map(({ id }) => id),
      {
        title: t(items.length === 1 ? 'withdrawOne' : 'withdrawMany', said),
        lines: [
          t('withdrawWho', { count: students }),
          ...(open > 0 ? [t('withdrawOpen', { count: open })] : []),
          t('withdrawStays'),
        ],
        act: given('withdraw'),
      },
    );
  };
  const remove = ({ id, title, total, submitted }: Ended) =>
    end.remove(id, {
      title: t('deleteTitle', { title }),
      lines: [
        t('deleteWho', { count: total }),
        ...(submitted > 0 ? [t('deleteIn', { count: submitted })] : []),
        t('deleteNever'),
      ],
      act: given('remove'),
    });
  return { withdraw, remove };
};
