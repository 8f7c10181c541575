import { useRef, useState } from 'react';
import { failureFrom, isRefusal, newRequestId, sendCall, useCaller, useApiMutation } from '@inkstone/call/web';
import { noticeDone, useConfirm, useLanguage, useTranslation } from '@inkstone/ui';
import { getExamName } from '@inkstone/programmes/cards';
import { useNavigation } from '@inkstone/ui/screen';
import { examinationDetail } from '../addresses.ts';
import { examDetail, saveExam } from '../contract.ts';
import { composerMessages, editorMessages } from '../messages.ts';
import { faultsOf } from './composed-faults.ts';
import { countIn, paperDraftOf, totalsOf, wantedAt, type ComposedPaper } from './composed-paper.ts';
import { personIn } from './names.ts';
import type { KeptDraft } from './use-kept-draft.ts';

const hasOtherCount = (paper: ComposedPaper): boolean =>
  paper.sections.some((place) => {
    const wanted = wantedAt(paper, place);
    const found = countIn(place.sets);
    return wanted !== null && (found < wanted.from || found > wanted.to);
  });

/** Saves a paper once a press; another number of questions than the exam's is asked about first. */
export const useSavePaper = (examId: number | undefined, kept: KeptDraft<ComposedPaper>) => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  const go = useNavigation();
  const conflict = useTranslation(editorMessages);
  const caller = useCaller();
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useApiMutation(saveExam);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<Error | null>(null);
  const press = useRef({ content: '', requestId: '' });

  const mayBeShort = async (): Promise<boolean> => {
    const { found, wanted } = totalsOf(kept.draft);
    const body = t('shortBody', { exam: getExamName(kept.draft, language), wanted: wanted?.to ?? '', found });
    return confirm({ title: t('shortTitle'), body, act: t('shortAct') });
  };

  const save = async (version = kept.version) => {
    setRefused(null);
    if (faultsOf(kept.draft).length > 0) return setTries(tries + 1);
    const anyCount = hasOtherCount(kept.draft);
    if (anyCount && !(await mayBeShort())) return;
    const base = examId === undefined ? {} : { examId, version };
    const draft = { ...paperDraftOf(kept.draft), ...base, anyCount };
    const content = JSON.stringify(draft);
    if (press.current.content !== content) press.current = { content, requestId: newRequestId() };
    try {
      const done = await mutateAsync({ ...draft, requestId: press.current.requestId });
      kept.forget();
      noticeDone(t('saved'));
      go(examinationDetail, { id: done.examId }, { replace: true });
    } catch (error) {
      setRefused(error instanceof Error ? error : new Error(String(error)));
      setTries((now) => now + 1);
    }
  };

  const saveOver = async () => {
    if (examId === undefined) return;
    const { exam } = await sendCall(caller, examDetail, { examId });
    const body = conflict('saveOverBody', { version: exam.version, name: personIn(language, exam.savedBy) });
    if (!(await confirm({ title: conflict('saveOverTitle'), body, act: conflict('saveOver') }))) return;
    kept.setVersion(exam.version);
    await save(exam.version);
  };

  return {
    save: () => save(),
    saveOver,
    tries,
    isSaving: isPending,
    refused: refused ? (failureFrom(refused)?.message ?? refused.message) : null,
    isOutdated: isRefusal(refused, 'exam.savedMeanwhile'),
  };
};
