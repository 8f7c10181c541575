import { useEffect } from 'react';
import { useNavigation, useScreenLocation } from '@inkstone/ui/screen';
import { reportOfExamAt, reportScreensOf } from '../../addresses.ts';
import type { ReportOf } from '../report/report-of.ts';
import { useReportedWork } from '../report/reported-work.ts';

/** Leads on to the address of the exam's kind of report; true while the way there is being taken. */
export const useKindPlace = ({ programme, variant, kind }: ReportOf): boolean => {
  const go = useNavigation();
  const { path } = useScreenLocation();
  const work = useReportedWork();
  const ofWork = kind === 'test' ? ('test' as const) : ('homework' as const);
  const right = work && reportOfExamAt({ programme, variant, kind: ofWork, id: work.id }, work.stuId);
  const kinds = reportScreensOf(programme)?.byKind ?? [];
  const leads = right !== null && kinds.length > 0 && path !== right.to.path && kinds.some(({ at }) => at === right.to);
  const attempt = work?.attempt;
  // Meets the address: links know the programme and not the exam.
  useEffect(() => {
    if (leads && right) go(right.to, { ...right.search, attempt }, { replace: true });
  });
  return leads;
};
