import { useApiMutation } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { changingMessages, givenMessages, watchingMessages } from '../../messages.ts';
import { useEnding } from '../changing/use-ending.tsx';
import type { Given, GivenFamily } from './given-family.ts';

/** Withdrawing and deleting what was given of a family. */
export const useEndGiven = (family: GivenFamily) => {
  const t = useTranslation(givenMessages);
  const own = useTranslation(family.words);
  const work = useTranslation(watchingMessages);
  const change = useTranslation(changingMessages);
  const { mutateAsync: revoke } = useApiMutation(family.changing.revoke);
  const end = useEnding({
    revoke,
    destroy: family.useDestroy(),
    withdrew: (count) => change('withdrew', { count }),
    deleted: t('deleted'),
    notDone: t('notDone'),
  });

  const withdraw = ({ id, title, total }: Given) =>
    end.withdraw([id], {
      title: t('withdrawTitle', { title }),
      lines: [t('withdrawWho', { count: total }), own('withdrawStays')],
      act: work('withdraw'),
    });
  const remove = ({ id, title, total }: Given) =>
    end.remove(id, {
      title: t('deleteTitle', { title }),
      lines: [own('deleteWho', { count: total }), own('deleteNever')],
      act: work('remove'),
    });
  return { withdraw, remove };
};
