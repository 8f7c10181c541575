import { useSearch } from '@inkstone/ui/screen';
import { classCopies } from '../../addresses.ts';
import { CopyReceipt } from './copy-receipt.tsx';
import { CopyStart } from './copy-start.tsx';

/** Copying classes: two terms are chosen, then each class is looked through and copied. */
export const Screen = () => {
  const { changeSetId } = useSearch(classCopies);
  return changeSetId === undefined ? <CopyStart /> : <CopyReceipt key={changeSetId} changeSetId={changeSetId} />;
};
