import { useState } from 'react';
import { getErrorMessage, newRequestId, sendCall, useCaller } from '@inkstone/call/web';
import { useSetSearch } from '@inkstone/ui/screen';
import { questionImport } from '../../addresses.ts';
import { planQuestionImport } from '../../contract/question-imports.ts';

/** Reads a file of questions for a subject and opens its receipt; `error` says why it was not read. */
export const usePlan = () => {
  const caller = useCaller();
  const setSearch = useSetSearch(questionImport);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const plan = async (file: { bytes: Blob; name: string }, place: { programme: string; subject: string }) => {
    setPending(true);
    setError(null);
    try {
      const input = { requestId: newRequestId(), ...place };
      const { importId } = await sendCall(caller, planQuestionImport, input, { file });
      setSearch({ importId }, { afresh: true });
    } catch (failure) {
      setError(getErrorMessage(failure));
    } finally {
      setPending(false);
    }
  };
  return { plan, isPending, error };
};
