import { Button } from '@mantine/core';
import { Suspense, useEffect } from 'react';
import { failureFrom, useApiQuery } from '@inkstone/call/web';
import { ownReportLocationFor } from '@inkstone/reports/addresses';
import { useCurrentUser } from '@inkstone/session/web';
import { BlockSkeleton, LoadingIndicator, lazyWithRetry, useTranslation } from '@inkstone/ui';
import { leaveWindow, useNavigation } from '@inkstone/ui/screen';
import { introductionOf, journeyOf, sittingAt } from '../addresses.ts';
import { checkHomework, checkTest } from '../contract.ts';
import { messages } from '../messages.ts';
import { CannotOpen } from './cannot-open.tsx';
import { deviceId } from './journal/device-id.ts';
import { Notice } from './page/notice.tsx';
import { windowId } from './journal/window-id.ts';
import { useKeptAt } from './opening/use-kept-at.ts';

// Only the server says that work has ended: there is a network to fetch it by.
const Ended = lazyWithRetry(async () => (await import('./left/ended.tsx')).Ended);

interface LauncherProps {
  kind: 'test' | 'homework';
  id: number;
  to?: 'do' | 'report' | undefined;
}

/** The one launcher: asks the server what may be done now and leads to the right screen, or says why not. */
export const Launcher = ({ kind, id, to = 'do' }: LauncherProps) => {
  const t = useTranslation(messages);
  const go = useNavigation();
  const { role } = useCurrentUser();
  const asked = useApiQuery(kind === 'test' ? checkTest : checkHomework, {
    id,
    windowId: windowId(),
    deviceId: deviceId(),
  });
  const it = asked.data;
  const journey = it && journeyOf(it.programme);
  const isReport = it !== undefined && it.reportOpen && (to === 'report' || it.status === 'handedIn');
  // The reminder of the check is the exam's own: it waits wherever one starts.
  const isOpen = it?.status === 'open' || it?.status === 'held' || it?.status === 'environmentCheck';

  const isAway = failureFrom(asked.error)?.kind === 'network';
  const kept = useKeptAt(isAway && to === 'do', { kind, id });

  // Meets the address: the launcher has no face of its own where there is a way on.
  useEffect(() => {
    if (!it) return;
    const introduction = journey && introductionOf(journey, kind);
    const sitting = journey && sittingAt(journey, { kind, id });
    const report = ownReportLocationFor({ programme: it.programme, kind, id }, role);
    if (isReport) go(report.to, report.search, { replace: true });
    else if (isOpen && introduction && it.attemptId === null) go(introduction, { id }, { replace: true });
    else if (isOpen && sitting) go(sitting.to, sitting.search, { replace: true });
  }, [go, id, isOpen, isReport, it, journey, kind, role]);

  // Only the device can say what is kept there.
  if (asked.isError && kept === 'asking') return <Notice title={t('openingWork')} body={<BlockSkeleton />} />;
  if (asked.isError) return <CannotOpen error={asked.error} onAgain={() => void asked.refetch()} />;
  if (!it || isReport || (isOpen && journey)) {
    return (
      <Notice
        title={t('openingWork')}
        body={<LoadingIndicator what={t('waitsForServer')} onAgain={() => location.reload()} />}
      />
    );
  }
  if (it.status === 'handedIn') {
    return (
      <Suspense fallback={<Notice title={t('openingWork')} body={<BlockSkeleton />} />}>
        <Ended kind={kind} id={id} />
      </Suspense>
    );
  }
  return (
    <Notice title={it.title} body={isOpen ? t('noJourney') : it.message}>
      <Button variant="filled" onClick={() => leaveWindow('/home')}>
        {t('toHome')}
      </Button>
    </Notice>
  );
};
