import { useState } from 'react';
import { useSearch } from '@inkstone/ui/screen';
import { timetableImport } from '../../addresses.ts';
import type { SessionSource } from './use-session-plan.ts';
import { SessionReceipt } from './session-receipt.tsx';
import { SessionStart } from './session-start.tsx';

/** Importing sessions: a file is chosen, then its receipt is read and applied. */
export const Screen = () => {
  const { changeSetId } = useSearch(timetableImport);
  const [source, setSource] = useState<SessionSource | null>(null);
  if (changeSetId === undefined) return <SessionStart onSource={setSource} />;
  return <SessionReceipt key={changeSetId} changeSetId={changeSetId} source={source} />;
};
