import { lazy, Suspense } from 'react';
import { getLoginFamily } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import { BlockSkeleton } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { controller } from '../addresses.ts';

// Nobody needs both: each brings the way to screens of its own side.
const Launcher = lazy(async () => ({ default: (await import('./launcher.tsx')).Launcher }));
const TaughtLauncher = lazy(async () => ({ default: (await import('./taught-launcher.tsx')).TaughtLauncher }));

/** Given what is to be opened, leads there: whoever sits it to the work or its report, whoever gave it to it, its desk or its report. */
export const Screen = () => {
  const { kind, id, to, stuId } = useSearch(controller);
  const isTaught = getLoginFamily(useCurrentUser().role) === 'backend';
  return (
    <Suspense fallback={<BlockSkeleton />}>
      {isTaught ? (
        <TaughtLauncher kind={kind} id={id} to={to ?? 'do'} studentId={stuId} />
      ) : (
        <Launcher kind={kind} id={id} to={to === 'correct' ? 'report' : to} />
      )}
    </Suspense>
  );
};
