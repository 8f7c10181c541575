import { lazy } from 'react';
import { useCurrentUser } from '@inkstone/session/web';
import { useSearch } from '@inkstone/ui/screen';
import { questionBank } from '../addresses.ts';
import { BankBrowser } from './bank-browser.tsx';
import { canEditSets } from './permissions.ts';

const NewSetEditor = lazy(async () => ({ default: (await import('./set-editor.tsx')).NewSetEditor }));
const ExistingSetEditor = lazy(async () => ({ default: (await import('./set-editor.tsx')).ExistingSetEditor }));

/** Browses the bank, or edits a set. */
export const Screen = () => {
  const { edit, setId } = useSearch(questionBank);
  const me = useCurrentUser();
  if (edit === 'new' && canEditSets(me)) return <NewSetEditor />;
  if (edit === 'open' && setId !== undefined && canEditSets(me)) return <ExistingSetEditor key={setId} setId={setId} />;
  return <BankBrowser />;
};
