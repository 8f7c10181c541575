import { useRef, useState } from 'react';
import { failureFrom, isRefusal, newRequestId, sendCall, useCaller, useApiMutation } from '@inkstone/call/web';
import { noticeDone, useConfirm, useLanguage, useTranslation } from '@inkstone/ui';
import { useNavigation, useSearch } from '@inkstone/ui/screen';
import { subject } from '../addresses.ts';
import { getTopicDetailGroup, saveTopic } from '../contract.ts';
import { editorMessages } from '../messages.ts';
import { problemsOfSet, setDraftOf, type EditedSet } from './edited-set.ts';
import { personIn } from './names.ts';
import type { KeptDraft } from './use-kept-draft.ts';

/** Saves a set: once a press, in words when it may not be, and never over what somebody else saved meanwhile unasked. */
export const useSaveSet = (topicId: number | undefined, kept: KeptDraft<EditedSet>) => {
  const t = useTranslation(editorMessages);
  const go = useNavigation();
  const { edit: _edit, ...open } = useSearch(subject);
  // What the list was narrowed by otherwise might leave a new set out.
  const from = topicId === undefined ? { node: open.node } : open;
  const language = useLanguage();
  const caller = useCaller();
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useApiMutation(saveTopic);
  const [tries, setTries] = useState(0);
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Error | null>(null);
  // The same content sent again is the same press: an answer lost on the way does not make a second version.
  const press = useRef({ content: '', requestId: '' });

  const send = async (version: number) => {
    const draft = setDraftOf(kept.draft);
    const content = JSON.stringify([draft, version]);
    if (press.current.content !== content) press.current = { content, requestId: newRequestId() };
    const { requestId } = press.current;
    try {
      const base = topicId === undefined ? {} : { topicId, version };
      const done = await mutateAsync({ ...draft, ...base, requestId });
      kept.forget();
      noticeDone(t('saved'));
      go(subject, { ...from, topicId: done.topicId }, { replace: true });
      // The bank is the same screen as its editor, and would stay scrolled to where the press was.
      globalThis.scrollTo(0, 0);
    } catch (error) {
      setRefused(error instanceof Error ? error : new Error(String(error)));
      setTries((now) => now + 1);
    }
  };

  const save = async () => {
    setRefused(null);
    setTried(new Set(kept.draft.questions.map(({ uid }) => uid)));
    if (problemsOfSet(kept.draft).length > 0) return setTries(tries + 1);
    await send(kept.version);
  };

  const saveOver = async () => {
    if (topicId === undefined) return;
    const { topic } = await sendCall(caller, getTopicDetailGroup, { topicId });
    const body = t('saveOverBody', { version: topic.version, name: personIn(language, topic.savedBy) });
    if (!(await confirm({ title: t('saveOverTitle'), body, act: t('saveOver') }))) return;
    kept.setVersion(topic.version);
    setRefused(null);
    await send(topic.version);
  };

  return {
    save,
    saveOver,
    tries,
    /** The questions that were there when saving was tried last: one that came since is not yet wrong. */
    tried,
    isSaving: isPending,
    refused: refused ? { message: failureFrom(refused)?.message ?? refused.message } : null,
    isOutdated: isRefusal(refused, 'set.savedMeanwhile'),
  };
};
