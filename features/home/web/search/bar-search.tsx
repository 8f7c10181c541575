import { useCallback, useState } from 'react';
import { student, teacherSide, isStudent } from '@inkstone/session/contract';
import { useOptionalUser } from '@inkstone/session/web';
import { lazyWithRetry, SearchButton } from '@inkstone/ui';
import { useSearchKeys } from './use-search-keys.ts';

const Dialog = lazyWithRetry(async () => (await import('./search-dialog.tsx')).SearchDialog);
const ahead = () => void Dialog.preload().catch(() => undefined);

/** The search of the top bar, for students and the teacher side. */
export const BarSearch = () => {
  const me = useOptionalUser();
  const isFinder = me && [...student.roles, ...teacherSide.roles].includes(me.role);
  return isFinder ? <Search key={`${me.id} ${me.role}`} isStudent={isStudent(me.role)} /> : null;
};

const Search = ({ isStudent }: { isStudent: boolean }) => {
  const [opened, setOpened] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  const open = useCallback(() => {
    setNeeded(true);
    setOpened(true);
  }, []);
  useSearchKeys(open);
  return (
    <>
      <SearchButton aria-expanded={opened} onClick={open} onFocus={ahead} onPointerEnter={ahead} />
      {isNeeded && <Dialog opened={opened} isStudent={isStudent} onClose={() => setOpened(false)} />}
    </>
  );
};
