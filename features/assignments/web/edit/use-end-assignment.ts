import { useApiMutation } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { editMessages, assignmentMessages } from '../../messages.ts';
import { families, type Family, type TeacherAssignment } from '../shared/families.ts';
import { useConfirmedEnd } from './use-confirmed-end.tsx';

type EndableAssignment = Pick<TeacherAssignment, 'id' | 'title' | 'total' | 'submitted' | 'canHandIn'>;

const sumBy = (items: readonly EndableAssignment[], getValue: (item: EndableAssignment) => number): number =>
  items.reduce((all, item) => all + getValue(item), 0);

/** Withdraws and deletes homework or tests. */
export const useEndAssignment = (family: Family) => {
  const t = useTranslation(editMessages);
  const tAssignment = useTranslation(assignmentMessages);
  const { mutateAsync: withdrawAssignment } = useApiMutation(families[family].withdrawAssignment);
  const { mutateAsync: deleteAssignment } = useApiMutation(families[family].deleteAssignment);
  const end = useConfirmedEnd({
    withdrawAssignment,
    deleteAssignment,
    withdrawnText: (count) => t('withdrew', { count }),
    deletedText: t('deleted'),
    failedText: tAssignment('notDone'),
  });

  const withdraw = (items: readonly EndableAssignment[]) => {
    const students = sumBy(items, ({ total }) => total);
    const open = sumBy(items, ({ canHandIn }) => canHandIn);
    const values = { count: items.length, title: items[0]?.title ?? '' };
    return end.withdraw(
      items.map(({ id }) => id),
      {
        title: t(items.length === 1 ? 'withdrawOne' : 'withdrawMany', values),
        lines: [
          t('withdrawWho', { count: students }),
          ...(open > 0 ? [t('withdrawOpen', { count: open })] : []),
          t('withdrawStays'),
        ],
        confirmLabel: tAssignment('withdraw'),
      },
    );
  };
  const remove = ({ id, title, total, submitted }: EndableAssignment) =>
    end.remove(id, {
      title: t('deleteTitle', { title }),
      lines: [
        t('deleteWho', { count: total }),
        ...(submitted > 0 ? [t('deleteIn', { count: submitted })] : []),
        t('deleteNever'),
      ],
      confirmLabel: tAssignment('remove'),
    });
  return { withdraw, remove };
};
