import { useState } from 'react';
import { useSearch } from '@inkstone/ui/screen';
import { schoolImport } from '../../addresses.ts';
import { ImportReceipt } from './import-receipt.tsx';
import { ImportStart } from './import-start.tsx';
import type { ImportSource } from './use-plan.ts';

/** Importing people: a sheet is chosen, then its receipt is read and applied. */
export const Screen = () => {
  const { changeSetId } = useSearch(schoolImport);
  const [source, setSource] = useState<ImportSource | null>(null);
  if (changeSetId === undefined) return <ImportStart onSource={setSource} />;
  return <ImportReceipt key={changeSetId} changeSetId={changeSetId} source={source} />;
};
