import { useEffect } from 'react';
import { linkTo } from '@inkstone/base';
import { useScreenLocation, useSearch } from '@inkstone/ui/screen';
import { enterTest, introductionOf, journeyOf, restingAt, sittingAt } from '../../addresses.ts';

interface Sat {
  kind: 'test' | 'homework';
  programme: string;
  /** The section that is sat, or will be first. */
  section: string | null;
  /** Start was pressed: directions that stand at an address of their own are left. */
  isBegun: boolean;
  /** A break is on, which has an address of its own. */
  isResting: boolean;
}

/** Keeps the address at the screen of the section that is sat, or of the break: a reload leads there, and nothing is loaded anew now. */
export const useSectionAddress = ({ kind, programme, section, isBegun, isResting }: Sat): void => {
  const { path } = useScreenLocation();
  const { id } = useSearch(enterTest);
  // Meets the address bar, past the router, which would open the attempt again.
  useEffect(() => {
    const journey = journeyOf(programme);
    const isSatHere =
      journey?.rest.path === path ||
      (isBegun && journey && introductionOf(journey, kind)?.path === path) ||
      journey?.sections.some(({ exam, exercise }) => exam.path === path || exercise.path === path);
    const sitting =
      journey && (isResting ? restingAt(journey, { kind, id }) : sittingAt(journey, { kind, id, section }));
    if (!isSatHere || !sitting || sitting.to.path === globalThis.location.pathname) return;
    globalThis.history.replaceState(globalThis.history.state, '', linkTo(sitting.to, sitting.search));
  }, [id, isBegun, isResting, kind, path, programme, section]);
};
