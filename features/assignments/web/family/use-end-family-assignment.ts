import { useApiMutation } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { editMessages, familyMessages, assignmentMessages } from '../../messages.ts';
import { useConfirmedEnd } from '../edit/use-confirmed-end.tsx';
import type { FamilyAssignment, FamilyDefinition } from './family-definition.ts';

/** Withdraws and deletes an assignment of a family. */
export const useEndFamilyAssignment = (family: FamilyDefinition) => {
  const t = useTranslation(familyMessages);
  const tFamily = useTranslation(family.messages);
  const tAssignment = useTranslation(assignmentMessages);
  const tEdit = useTranslation(editMessages);
  const { mutateAsync: withdrawAssignment } = useApiMutation(family.calls.withdrawAssignment);
  const end = useConfirmedEnd({
    withdrawAssignment,
    deleteAssignment: family.useDestroy(),
    withdrawnText: (count) => tEdit('withdrew', { count }),
    deletedText: t('deleted'),
    failedText: t('notDone'),
  });

  const withdraw = ({ id, title, total }: FamilyAssignment) =>
    end.withdraw([id], {
      title: t('withdrawTitle', { title }),
      lines: [t('withdrawWho', { count: total }), tFamily('withdrawStays')],
      confirmLabel: tAssignment('withdraw'),
    });
  const remove = ({ id, title, total }: FamilyAssignment) =>
    end.remove(id, {
      title: t('deleteTitle', { title }),
      lines: [tFamily('deleteWho', { count: total }), tFamily('deleteNever')],
      confirmLabel: tAssignment('remove'),
    });
  return { withdraw, remove };
};
