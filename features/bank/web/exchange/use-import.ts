import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  invalidateCalls,
  newRequestId,
  sendCall,
  useCaller,
  type CallOutput,
  getErrorMessage,
} from '@inkstone/call/web';
import { importQuestionSets } from '../../contract.ts';

/** What a file would import, or did. */
export type Import = CallOutput<typeof importQuestionSets>;

/** The steps of an import. */
export type ImportState =
  | { step: 'choosing'; refusal: string | null }
  | { step: 'checking'; name: string }
  | { step: 'checked'; file: File; result: Import; refusal: string | null }
  | { step: 'applying'; file: File; result: Import };

/** Checks a chosen file, then imports it; `apply` resolves to the number of new sets, or null if it was refused. */
export const useImport = () => {
  const caller = useCaller();
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>({ step: 'choosing', refusal: null });
  // One request id for each checked file, so that a retry after a lost response imports it only once.
  const [applyRequestId, setPress] = useState(newRequestId);
  const send = (file: File, mode: 'dryRun' | 'apply', requestId: string) =>
    sendCall(caller, importQuestionSets, { requestId, mode }, { file: { bytes: file, name: file.name } });
  const check = async (file: File) => {
    setState({ step: 'checking', name: file.name });
    setPress(newRequestId());
    try {
      setState({ step: 'checked', file, result: await send(file, 'dryRun', newRequestId()), refusal: null });
    } catch (error) {
      setState({ step: 'choosing', refusal: getErrorMessage(error) });
    }
  };
  const apply = async (): Promise<number | null> => {
    if (state.step !== 'checked') return null;
    const { file, result } = state;
    setState({ step: 'applying', file, result });
    try {
      const { made } = await send(file, 'apply', applyRequestId);
      await invalidateCalls(client, importQuestionSets.invalidates);
      return made;
    } catch (error) {
      setState({ step: 'checked', file, result, refusal: getErrorMessage(error) });
      return null;
    }
  };
  return { state, check, apply };
};
