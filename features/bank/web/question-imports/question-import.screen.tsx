import { useSearch } from '@inkstone/ui/screen';
import { questionImport } from '../../addresses.ts';
import { ImportReceipt } from './import-receipt.tsx';
import { ImportStart } from './import-start.tsx';

/** Importing questions of other systems: a file is chosen, then its receipt is read and applied. */
export const Screen = () => {
  const { importId } = useSearch(questionImport);
  return importId === undefined ? <ImportStart /> : <ImportReceipt key={importId} importId={importId} />;
};
