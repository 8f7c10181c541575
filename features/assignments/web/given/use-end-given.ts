import { useSend } from '@inkstone/call/web';
import { useWords } from '@inkstone/ui';
import { changingMessages, givenMessages, watchingMessages } from '../../messages.ts';
import { useEnding } from '../changing/use-ending.tsx';
import type { Given, GivenFamily } from './given-family.ts';

/** Withdrawing and deleting what was given of a family. */
export const useEndGiven = (family: GivenFamily) => {
  const t = useWords(givenMessages);
  const own = useWords(family.words);
  const work = useWords(watchingMessages);
  const change = useWords(changingMessages);
  const { mutateAsync: revoke } = useSend(family.changing.revoke);
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
