import { useState } from 'react';
import { isRefusal, sendCall, useCaller, useApiMutation, useContentRequestId } from '@inkstone/call/web';
import { toastSuccess, useTranslation } from '@inkstone/ui';
import { useNavigation, useSearch } from '@inkstone/ui/screen';
import { questionBank } from '../addresses.ts';
import { getQuestionSet, saveQuestionSet } from '../contract.ts';
import { editorMessages } from '../messages.ts';
import { findSetProblems, toSetDraft, type EditedSet } from './edited-set.ts';
import { useConfirmOverwrite } from './newer-version.tsx';
import type { PersistedDraft } from './use-persisted-draft.ts';

/** Shows a saved set in the bank, instead of its editor. */
const useShowSaved = (setId: number | undefined) => {
  const go = useNavigation();
  const { edit: _edit, version: _version, ...open } = useSearch(questionBank);
  // Other filters might hide the new set.
  const from = setId === undefined ? { node: open.node } : open;
  return (savedId: number): void => {
    go(questionBank, { ...from, setId: savedId }, { replace: true });
    // The bank and its editor are one screen, so the scroll position would be kept.
    globalThis.scrollTo(0, 0);
  };
};

/** Saves a set with one request id for each content; asks before overwriting what somebody else saved meanwhile. */
export const useSaveSet = (
  { setId, copyOf }: { setId: number | undefined; copyOf?: number | undefined },
  persisted: PersistedDraft<EditedSet>,
) => {
  const t = useTranslation(editorMessages);
  const showSaved = useShowSaved(setId);
  const caller = useCaller();
  const confirmOverwrite = useConfirmOverwrite();
  const { mutateAsync, isPending } = useApiMutation(saveQuestionSet);
  const [tries, setTries] = useState(0);
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Error | null>(null);
  const requestIdFor = useContentRequestId();

  const send = async (version: number) => {
    const draft = toSetDraft(persisted.draft);
    const requestId = requestIdFor([draft, version]);
    try {
      const base = setId === undefined ? { copiedFrom: copyOf } : { setId, version };
      const saved = await mutateAsync({ ...draft, ...base, requestId });
      persisted.clear();
      toastSuccess(t('saved'));
      showSaved(saved.setId);
    } catch (error) {
      setRefused(error instanceof Error ? error : new Error(String(error)));
      setTries((now) => now + 1);
    }
  };

  const save = async () => {
    setRefused(null);
    setTried(new Set(persisted.draft.questions.map(({ uid }) => uid)));
    if (findSetProblems(persisted.draft).length > 0) return setTries(tries + 1);
    await send(persisted.version);
  };

  const saveOver = async () => {
    if (setId === undefined) return;
    const { set } = await sendCall(caller, getQuestionSet, { setId });
    if (!(await confirmOverwrite(set))) return;
    persisted.setVersion(set.version);
    setRefused(null);
    await send(set.version);
  };

  return {
    save,
    saveOver,
    tries,
    /** The questions that existed when saving was last tried; errors of newer ones are not shown yet. */
    tried,
    isSaving: isPending,
    refused: refused ? { message: refused.message } : null,
    isOutdated: isRefusal(refused, 'set.savedMeanwhile'),
  };
};
