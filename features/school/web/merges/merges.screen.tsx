import { useSearch } from '@inkstone/ui/screen';
import { classMerges } from '../../addresses.ts';
import { MergeReceipt } from './merge-receipt.tsx';
import { MergeStart } from './merge-start.tsx';

/** Merging classes: they are chosen, then what would change is looked through and done. */
export const Screen = () => {
  const { changeSetId } = useSearch(classMerges);
  return changeSetId === undefined ? <MergeStart /> : <MergeReceipt key={changeSetId} changeSetId={changeSetId} />;
};
