import { useEffect } from 'react';
import { linkTo } from '@inkstone/base';
import type { PageKind } from '@inkstone/exam/assignment-kinds';
import { useScreenLocation, useSearch } from '@inkstone/ui/screen';
import { enterTest, findIntroductionRoute, findProgrammeRoutes, toBreakLink, toSectionLink } from '../../addresses.ts';

interface SectionLocation {
  kind: PageKind;
  programme: string;
  /** The current section, or the first. */
  section: string | null;
  /** Whether Start was pressed: an introduction with its own path is left then. */
  isBegun: boolean;
  /** Whether a break is running, which has its own path. */
  isResting: boolean;
}

/** Keeps the URL at the screen of the current section or break without navigating, so that a reload leads there. */
export const useSectionRoute = ({ kind, programme, section, isBegun, isResting }: SectionLocation): void => {
  const { path } = useScreenLocation();
  const { id } = useSearch(enterTest);
  // Bypasses the router, which would open the attempt again.
  useEffect(() => {
    const routes = findProgrammeRoutes(programme);
    const isAttemptPath =
      routes?.breakRoute.path === path ||
      (isBegun && routes && findIntroductionRoute(routes, kind)?.path === path) ||
      routes?.sections.some(({ exam, exercise }) => exam.path === path || exercise.path === path);
    const link =
      routes && (isResting ? toBreakLink(routes, { kind, id }) : toSectionLink(routes, { kind, id, section }));
    if (!isAttemptPath || !link || link.to.path === globalThis.location.pathname) return;
    globalThis.history.replaceState(globalThis.history.state, '', linkTo(link.to, link.search));
  }, [id, isBegun, isResting, kind, path, programme, section]);
};
