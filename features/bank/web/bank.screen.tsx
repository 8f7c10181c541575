import { lazy } from 'react';
import { useCurrentUser } from '@inkstone/session/web';
import { useSearch } from '@inkstone/ui/screen';
import { questionBank } from '../addresses.ts';
import { BankBrowser } from './bank-browser.tsx';
import { canEditSets } from './permissions.ts';

const NewSetEditor = lazy(async () => ({ default: (await import('./set-editor.tsx')).NewSetEditor }));
const CopiedSetEditor = lazy(async () => ({ default: (await import('./set-editor.tsx')).CopiedSetEditor }));
const ExistingSetEditor = lazy(async () => ({ default: (await import('./set-editor.tsx')).ExistingSetEditor }));

/** Browses the bank, or edits a set. */
export const Screen = () => {
  const { edit, setId, version } = useSearch(questionBank);
  const me = useCurrentUser();
  if (edit === 'new' && canEditSets(me)) return <NewSetEditor />;
  if (edit === 'open' && setId !== undefined && canEditSets(me))
    return <ExistingSetEditor key={setId} setId={setId} version={version} />;
  if (edit === 'copy' && setId !== undefined && canEditSets(me))
    return <CopiedSetEditor key={setId} setId={setId} version={version} />;
  return <BankBrowser />;
};
