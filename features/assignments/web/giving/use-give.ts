import { useRef, useState } from 'react';
import { failureFrom, newRequestId, useApiMutation } from '@inkstone/call/web';
import { noticeDone, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { givingMessages } from '../../messages.ts';
import { detailLink, families, type Family } from '../work/families.ts';
import { faultsOf, givingOf, type GivingDraft, type Suggested } from './giving-draft.ts';

/** Gives the work once a press; the same choice pressed again after a lost network is the same press. */
export const useGive = (family: Family) => {
  const t = useTranslation(givingMessages);
  const go = useNavigation();
  const { mutateAsync, isPending } = useApiMutation(families[family].create);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const press = useRef({ content: '', requestId: '' });

  const give = async (draft: GivingDraft, suggested: Suggested, hasStaff: boolean) => {
    setRefused(null);
    setTries((now) => now + 1);
    if (faultsOf(draft, suggested, Date.now()).length > 0) return;
    const giving = givingOf(draft, suggested);
    const content = JSON.stringify(giving);
    if (press.current.content !== content) press.current = { content, requestId: newRequestId() };
    try {
      const { id, recipients } = await mutateAsync({ ...giving, requestId: press.current.requestId });
      noticeDone(t(hasStaff ? 'givenPeople' : 'given', { count: recipients }));
      go.to(detailLink(family, id), { replace: true });
    } catch (error) {
      setRefused(failureFrom(error)?.message ?? String(error));
      setTries((now) => now + 1);
    }
  };
  return { give, tries, refused, isGiving: isPending };
};
