import { useRef, useState } from 'react';
import { linkTo } from '@inkstone/base';
import { failureFrom, newRequestId, useApiMutation } from '@inkstone/call/web';
import { noticeDone, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { definedDetail } from '../../addresses.ts';
import { homework } from '../../contract.ts';
import { givingMessages } from '../../messages.ts';
import { definedFaults, definedOf, type DefinedDraft } from './defined-draft.ts';

/** Gives what was written once a press; the same draft pressed again after a lost network is the same press. */
export const useGiveDefined = (onGiven: () => void) => {
  const t = useTranslation(givingMessages);
  const go = useNavigation();
  const { mutateAsync, isPending } = useApiMutation(homework.create);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const press = useRef({ content: '', requestId: '' });

  const give = async (draft: DefinedDraft) => {
    setRefused(null);
    setTries((now) => now + 1);
    if (definedFaults(draft, Date.now()).length > 0) return;
    const giving = definedOf(draft);
    const content = JSON.stringify(giving);
    if (press.current.content !== content) press.current = { content, requestId: newRequestId() };
    try {
      const { id, recipients } = await mutateAsync({ ...giving, requestId: press.current.requestId });
      onGiven();
      noticeDone(t('given', { count: recipients }));
      go.to(linkTo(definedDetail, { hId: id }), { replace: true });
    } catch (error) {
      setRefused(failureFrom(error)?.message ?? String(error));
      setTries((now) => now + 1);
    }
  };
  return { give, tries, refused, isGiving: isPending };
};
