import { Activity, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface ListAndOneProps {
  /** The key of the one that is open; null while the list is. */
  open: number | null;
  list: ReactNode;
  one: ReactNode;
}

/** A list, or one of it at the same path: a list that was seen stays standing beneath, and comes back scrolled as it was left. */
export const ListAndOne = ({ open, list, one }: ListAndOneProps) => {
  const [hasList, setHasList] = useState(false);
  if (open === null && !hasList) setHasList(true);
  const before = useRef<{ open: number | null; listAt: number }>({ open: null, listAt: 0 });
  // Meets the window, before anything is painted: one of the list begins at its top.
  useLayoutEffect(() => {
    const was = before.current.open;
    if (was === open) return;
    if (was === null) before.current.listAt = scrollY;
    before.current.open = open;
    scrollTo(0, open === null ? before.current.listAt : 0);
  }, [open]);
  return (
    <>
      {hasList && <Activity mode={open === null ? 'visible' : 'hidden'}>{list}</Activity>}
      {open !== null && one}
    </>
  );
};
