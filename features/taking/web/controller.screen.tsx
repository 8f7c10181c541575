import { lazy, Suspense } from 'react';
import { getLoginFamily } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import { BlockSkeleton } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { controller } from '../addresses.ts';

// Lazy, because nobody needs both.
const Launcher = lazy(async () => ({ default: (await import('./launch/launcher.tsx')).Launcher }));
const TeacherLauncher = lazy(async () => ({
  default: (await import('./launch/teacher-launcher.tsx')).TeacherLauncher,
}));

/**
 * Redirects students to the assignment or its report, and teachers to the assignment, its marking desk or its report.
 */
export const Screen = () => {
  const { kind, id, to, studentId } = useSearch(controller);
  const isTeacherSide = getLoginFamily(useCurrentUser().role) === 'backend';
  return (
    <Suspense fallback={<BlockSkeleton />}>
      {isTeacherSide ? (
        <TeacherLauncher kind={kind} id={id} to={to ?? 'do'} studentId={studentId} />
      ) : (
        <Launcher kind={kind} id={id} to={to === 'correct' ? 'report' : to} />
      )}
    </Suspense>
  );
};
