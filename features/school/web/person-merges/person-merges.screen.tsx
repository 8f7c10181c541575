import { useSearch } from '@inkstone/ui/screen';
import { personMerges } from '../../addresses.ts';
import { PersonMergeReceipt } from './person-merge-receipt.tsx';
import { PersonMergeStart } from './person-merge-start.tsx';

/** Merging two accounts: they are chosen, then what goes where is looked through and done. */
export const Screen = () => {
  const { changeSetId } = useSearch(personMerges);
  if (changeSetId === undefined) return <PersonMergeStart />;
  return <PersonMergeReceipt key={changeSetId} changeSetId={changeSetId} />;
};
