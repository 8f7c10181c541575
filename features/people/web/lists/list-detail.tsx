import { Activity, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface ListDetailProps {
  /** The key of the one that is open; null while the list is. */
  openId: number | null;
  list: ReactNode;
  detail: ReactNode;
}

/** A list, or one of it at the same path: a list that was seen stays standing beneath, and comes back scrolled as it was left. */
export const ListDetail = ({ openId, list, detail }: ListDetailProps) => {
  const [hasList, setHasList] = useState(false);
  if (openId === null && !hasList) setHasList(true);
  const before = useRef<{ open: number | null; listAt: number }>({ open: null, listAt: 0 });
  // Meets the window, before anything is painted: one of the list begins at its top.
  useLayoutEffect(() => {
    const was = before.current.open;
    if (was === openId) return;
    if (was === null) before.current.listAt = scrollY;
    before.current.open = openId;
    scrollTo(0, openId === null ? before.current.listAt : 0);
  }, [openId]);
  return (
    <>
      {hasList && <Activity mode={openId === null ? 'visible' : 'hidden'}>{list}</Activity>}
      {openId !== null && detail}
    </>
  );
};
