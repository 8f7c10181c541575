import { useEffect } from 'react';
import { linkTo } from '@inkstone/base';
import { usePlace, useSearch } from '@inkstone/ui/screen';
import { enterTest, journeyOf, sittingAt } from '../addresses.ts';
import type { AttemptStore, Snapshot } from './attempt-store.ts';

/** Keeps the address at the screen of the section that is sat: a reload leads there, and nothing is loaded anew now. */
export const useSectionAddress = (kind: 'test' | 'homework', store: AttemptStore, snapshot: Snapshot): void => {
  const { path } = usePlace();
  const { id } = useSearch(enterTest);
  const { programme, sections } = store.blueprint;
  const section = snapshot.state.sectionId ?? sections[0]?.id ?? null;
  // Meets the address bar, past the router, which would open the attempt again.
  useEffect(() => {
    const journey = journeyOf(programme);
    const isSatHere = journey?.sections.some(({ exam, exercise }) => exam.path === path || exercise.path === path);
    const sitting = journey && sittingAt(journey, { kind, id, section });
    if (!isSatHere || !sitting || sitting.to.path === globalThis.location.pathname) return;
    globalThis.history.replaceState(globalThis.history.state, '', linkTo(sitting.to, sitting.search));
  }, [id, kind, path, programme, section]);
};
