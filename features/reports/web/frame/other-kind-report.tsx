import { useEffect, type ReactNode } from 'react';
import { failureFrom, useApiQuery } from '@inkstone/call/web';
import { useNavigation } from '@inkstone/ui/screen';
import { testReport } from '../../addresses.ts';
import { getMyHomeworkReport, getMyTestReport } from '../../contract.ts';

interface OtherKindReportProps {
  /** The kind at whose route nothing was found. */
  kind: 'test' | 'homework';
  id: number;
  attempt?: number | undefined;
  /** What says that nothing was found. */
  children: ReactNode;
}

const otherKinds = { test: 'homework', homework: 'test' } as const;

/** Looks for work that was opened at the route of tests among the homework, and the other way round. */
export const OtherKindReport = ({ kind, id, attempt, children }: OtherKindReportProps) => {
  const go = useNavigation();
  const otherKind = otherKinds[kind];
  const call = { test: getMyTestReport, homework: getMyHomeworkReport }[otherKind];
  const query = useApiQuery(call, { id, ...(attempt !== undefined && { attempt }) });
  // A report that is not open yet says so at its own route.
  const isFound = query.data !== undefined || failureFrom(query.error)?.kind === 'refused';
  useEffect(() => {
    if (isFound) go(testReport, { id, kind: otherKind, attempt }, { replace: true });
  }, [attempt, go, id, isFound, otherKind]);
  return query.error !== null && !isFound ? children : null;
};
