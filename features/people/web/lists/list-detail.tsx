import { Activity, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface ListDetailProps {
  /** Id of the open detail; null while the list is shown. */
  openId: number | null;
  list: ReactNode;
  detail: ReactNode;
}

/** A list, or a detail of it at the same path: the list stays mounted beneath and keeps its scroll position. */
export const ListDetail = ({ openId, list, detail }: ListDetailProps) => {
  const [hasList, setHasList] = useState(false);
  if (openId === null && !hasList) setHasList(true);
  const before = useRef<{ open: number | null; listAt: number }>({ open: null, listAt: 0 });
  // Scrolls to the top of a detail before it is painted.
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
