import { lazy } from 'react';
import { useCurrentUser } from '@inkstone/session/web';
import { useSearch } from '@inkstone/ui/screen';
import { subject } from '../addresses.ts';
import { BankBrowser } from './bank-browser.tsx';
import { canEditSets } from './may.ts';

const NewSet = lazy(async () => ({ default: (await import('./set-editor.tsx')).NewSet }));
const ChangedSet = lazy(async () => ({ default: (await import('./set-editor.tsx')).ChangedSet }));

/** The bank: browse it, or write a set of it. */
export const Screen = () => {
  const { edit, topicId } = useSearch(subject);
  const me = useCurrentUser();
  if (edit === 'new' && canEditSets(me)) return <NewSet />;
  if (edit === 'open' && topicId !== undefined && canEditSets(me))
    return <ChangedSet key={topicId} topicId={topicId} />;
  return <BankBrowser />;
};
