import { useState } from 'react';
import { isRefusal, sendCall, useCaller, useApiMutation, useContentRequestId } from '@inkstone/call/web';
import { toastSuccess, useConfirm, useLanguage, useTranslation } from '@inkstone/ui';
import { getExamName } from '@inkstone/programmes/cards';
import { useNavigation } from '@inkstone/ui/screen';
import { paperDetail } from '../addresses.ts';
import { getPaper, savePaper } from '../contract.ts';
import { composerMessages } from '../messages.ts';
import { findPaperFaults } from './composed-faults.ts';
import { countQuestions, toPaperDraft, computeTotals, getRequiredCount, type ComposedPaper } from './composed-paper.ts';
import { useConfirmOverwrite } from './newer-version.tsx';
import type { PersistedDraft } from './use-persisted-draft.ts';

const hasOtherCount = (paper: ComposedPaper): boolean =>
  paper.sections.some((place) => {
    const required = getRequiredCount(paper, place);
    const count = countQuestions(place.sets);
    return required !== null && (count < required.from || count > required.to);
  });

/** Asks before a paper is saved whose number of questions differs from the exam's. */
const useConfirmCount = (paper: ComposedPaper) => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  const confirm = useConfirm();
  return (): Promise<boolean> => {
    const { found: count, wanted: required } = computeTotals(paper);
    const body = t('shortBody', { exam: getExamName(paper, language), wanted: required?.to ?? '', found: count });
    return confirm({ title: t('shortTitle'), body, actionLabel: t('shortAct') });
  };
};

/** Saves a paper with one request id for each content; asks first if the number of questions differs from the exam. */
export const useSavePaper = (paperId: number | undefined, persisted: PersistedDraft<ComposedPaper>) => {
  const t = useTranslation(composerMessages);
  const go = useNavigation();
  const caller = useCaller();
  const confirmCount = useConfirmCount(persisted.draft);
  const confirmOverwrite = useConfirmOverwrite();
  const { mutateAsync, isPending } = useApiMutation(savePaper);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<Error | null>(null);
  const requestIdFor = useContentRequestId();

  const save = async (version = persisted.version) => {
    setRefused(null);
    if (findPaperFaults(persisted.draft).length > 0) return setTries(tries + 1);
    const anyCount = hasOtherCount(persisted.draft);
    if (anyCount && !(await confirmCount())) return;
    const base = paperId === undefined ? {} : { paperId, version };
    const draft = { ...toPaperDraft(persisted.draft), ...base, anyCount };
    try {
      const saved = await mutateAsync({ ...draft, requestId: requestIdFor(draft) });
      persisted.clear();
      toastSuccess(t('saved'));
      go(paperDetail, { id: saved.paperId }, { replace: true });
    } catch (error) {
      setRefused(error instanceof Error ? error : new Error(String(error)));
      setTries((now) => now + 1);
    }
  };

  const saveOver = async () => {
    if (paperId === undefined) return;
    const { paper } = await sendCall(caller, getPaper, { paperId });
    if (!(await confirmOverwrite(paper))) return;
    persisted.setVersion(paper.version);
    await save(paper.version);
  };

  return {
    save: () => save(),
    saveOver,
    tries,
    isSaving: isPending,
    refused: refused?.message ?? null,
    isOutdated: isRefusal(refused, 'exam.savedMeanwhile'),
  };
};
