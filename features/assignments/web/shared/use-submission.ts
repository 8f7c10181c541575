import { useState } from 'react';
import { useContentRequestId, getErrorMessage } from '@inkstone/call/web';

/** The submission of a form. The same input sent again, for example after a network failure, keeps its request id. */
export const useSubmission = () => {
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const requestIdFor = useContentRequestId();

  /** Sends the input; null where the draft has faults: then they are shown and nothing is sent. */
  const submit = async <Input extends object>(
    input: Input | null,
    send: (input: Input & { requestId: string }) => Promise<unknown>,
  ): Promise<void> => {
    setRefused(null);
    setTries((now) => now + 1);
    if (!input) return;
    try {
      await send({ ...input, requestId: requestIdFor(input) });
    } catch (error) {
      setRefused(getErrorMessage(error));
      setTries((now) => now + 1);
    }
  };
  return { submit, tries, refused };
};
