import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureFrom, invalidateCalls, newRequestId, sendCall, useCaller, type CallOutput } from '@inkstone/call/web';
import { importTopics } from '../../contract.ts';

/** What a file would bring in, or did. */
export type Import = CallOutput<typeof importTopics>;

/** How far bringing in a file has come. */
export type ImportState =
  | { is: 'choosing'; refused: string | null }
  | { is: 'checking'; name: string }
  | { is: 'checked'; file: File; found: Import; refused: string | null }
  | { is: 'applying'; file: File; found: Import };

const messageOf = (error: unknown): string => failureFrom(error)?.message ?? String(error);

/** Checks a chosen file, then brings it in; `apply` gives how many sets were made, or null where it was refused. */
export const useImport = () => {
  const caller = useCaller();
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>({ is: 'choosing', refused: null });
  // One press for each checked file: sent again after an answer was lost, it is applied once.
  const [press, setPress] = useState(newRequestId);
  const send = (file: File, mode: 'dryRun' | 'apply', requestId: string) =>
    sendCall(caller, importTopics, { requestId, mode }, { file: { bytes: file, name: file.name } });
  const check = async (file: File) => {
    setState({ is: 'checking', name: file.name });
    setPress(newRequestId());
    try {
      setState({ is: 'checked', file, found: await send(file, 'dryRun', newRequestId()), refused: null });
    } catch (error) {
      setState({ is: 'choosing', refused: messageOf(error) });
    }
  };
  const apply = async (): Promise<number | null> => {
    if (state.is !== 'checked') return null;
    const { file, found } = state;
    setState({ is: 'applying', file, found });
    try {
      const { made } = await send(file, 'apply', press);
      await invalidateCalls(client, importTopics.invalidates);
      return made;
    } catch (error) {
      setState({ is: 'checked', file, found, refused: messageOf(error) });
      return null;
    }
  };
  return { state, check, apply };
};
