import { Button } from '@mantine/core';
import { Suspense, useEffect } from 'react';
import { failureFrom, useApiQuery } from '@inkstone/call/web';
import type { PageKind } from '@inkstone/exam/assignment-kinds';
import { ownReportLocationFor } from '@inkstone/reports/addresses';
import { useCurrentUser } from '@inkstone/session/web';
import { BlockSkeleton, LoadingIndicator, lazyWithRetry, useTranslation, NoticePage } from '@inkstone/ui';
import { leaveWindow, useNavigation } from '@inkstone/ui/screen';
import { findIntroductionRoute, findProgrammeRoutes, toSectionLink } from '../../addresses.ts';
import { statusCalls } from '../attempt-session/status-calls.ts';
import { messages } from '../../messages.ts';
import { useSchedulePush } from '../attempt-session/use-schedule-push.ts';
import { OpenFailure } from './open-failure.tsx';
import { deviceId } from '../journal/device-id.ts';
import { windowId } from '../journal/window-id.ts';
import { useOfflineRedirect } from './use-offline-redirect.ts';

// Only shown after a response from the server, so the code can be fetched.
const FinishScreen = lazyWithRetry(async () => (await import('../finishing/finish-screen.tsx')).FinishScreen);

interface LauncherProps {
  kind: PageKind;
  id: number;
  to?: 'do' | 'report' | undefined;
}

/** The launcher: asks the server for the status and redirects to the right screen, or says why it cannot be opened. */
export const Launcher = ({ kind, id, to = 'do' }: LauncherProps) => {
  const t = useTranslation(messages);
  const go = useNavigation();
  const { role } = useCurrentUser();
  const query = useApiQuery(statusCalls[kind], {
    id,
    windowId: windowId(),
    deviceId: deviceId(),
  });
  useSchedulePush(id, query.refetch);
  const status = query.data;
  const routes = status && findProgrammeRoutes(status.programme);
  const isReport = status !== undefined && status.reportOpen && (to === 'report' || status.status === 'handedIn');
  // The reminder of the environment check is shown by the exam itself.
  const isOpen = status?.status === 'open' || status?.status === 'held' || status?.status === 'environmentCheck';

  const isAway = failureFrom(query.error)?.kind === 'network';
  const offlineCopy = useOfflineRedirect(isAway && to === 'do', { kind, id });

  // Redirects where there is a target; the launcher itself shows nothing then.
  useEffect(() => {
    if (!status) return;
    const introduction = routes && findIntroductionRoute(routes, kind);
    const link = routes && toSectionLink(routes, { kind, id });
    const report = ownReportLocationFor({ programme: status.programme, kind, id }, role);
    if (isReport) go(report.to, report.search, { replace: true });
    else if (isOpen && introduction && status.attemptId === null) go(introduction, { id }, { replace: true });
    else if (isOpen && link) go(link.to, link.search, { replace: true });
  }, [go, id, isOpen, isReport, status, routes, kind, role]);

  // Wait until the device was checked for an offline copy.
  if (query.isError && offlineCopy === 'asking')
    return <NoticePage title={t('openingWork')} body={<BlockSkeleton />} />;
  if (query.isError) return <OpenFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (!status || isReport || (isOpen && routes)) {
    return (
      <NoticePage
        title={t('openingWork')}
        body={<LoadingIndicator message={t('waitsForServer')} onRetry={() => location.reload()} />}
      />
    );
  }
  if (status.status === 'handedIn') {
    return (
      <Suspense fallback={<NoticePage title={t('openingWork')} body={<BlockSkeleton />} />}>
        <FinishScreen kind={kind} id={id} />
      </Suspense>
    );
  }
  return (
    <NoticePage title={status.title} body={isOpen ? t('noJourney') : status.message}>
      <Button variant="filled" onClick={() => leaveWindow('/home')}>
        {t('toHome')}
      </Button>
    </NoticePage>
  );
};
