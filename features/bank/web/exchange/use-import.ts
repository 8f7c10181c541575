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
import { importContent } from '@inkstone/school/contract';
import { importQuestionSets } from '../../contract.ts';

/** What a file of question sets would import, or did. */
export type Import = CallOutput<typeof importQuestionSets>;

/** What a content package would import, or did. */
export type ContentImport = CallOutput<typeof importContent>;

/** What a file would import, or did, by what the file is. */
export type FoundImport = { is: 'sets'; result: Import } | { is: 'content'; result: ContentImport };

/** The steps of an import. */
export type ImportState =
  | { step: 'choosing'; refusal: string | null }
  | { step: 'checking'; name: string }
  | { step: 'checked'; file: File; found: FoundImport; refusal: string | null }
  | { step: 'applying'; file: File; found: FoundImport };

/** Whether a file is an archive, by how it begins: content packages are, files of question sets are not. */
const isArchive = async (file: File): Promise<boolean> => (await file.slice(0, 2).text()) === 'PK';

/** Checks a chosen file, then imports it; `apply` resolves to the number of new objects, or null if it was refused. */
export const useImport = () => {
  const caller = useCaller();
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>({ step: 'choosing', refusal: null });
  // One request id for each checked file, so that a retry after a lost response imports it only once.
  const [applyRequestId, setPress] = useState(newRequestId);
  const send = async (file: File, mode: 'dryRun' | 'apply', requestId: string): Promise<FoundImport> => {
    const form = { file: { bytes: file, name: file.name } };
    return (await isArchive(file))
      ? { is: 'content', result: await sendCall(caller, importContent, { requestId, mode }, form) }
      : { is: 'sets', result: await sendCall(caller, importQuestionSets, { requestId, mode }, form) };
  };
  const check = async (file: File) => {
    setState({ step: 'checking', name: file.name });
    setPress(newRequestId());
    try {
      setState({ step: 'checked', file, found: await send(file, 'dryRun', newRequestId()), refusal: null });
    } catch (error) {
      setState({ step: 'choosing', refusal: getErrorMessage(error) });
    }
  };
  const apply = async (): Promise<number | null> => {
    if (state.step !== 'checked') return null;
    const { file, found } = state;
    setState({ step: 'applying', file, found });
    try {
      const { is, result } = await send(file, 'apply', applyRequestId);
      await invalidateCalls(client, (is === 'content' ? importContent : importQuestionSets).invalidates);
      return result.made;
    } catch (error) {
      setState({ step: 'checked', file, found, refusal: getErrorMessage(error) });
      return null;
    }
  };
  return { state, check, apply };
};
