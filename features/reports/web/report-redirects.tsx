import { useEffect } from 'react';
import { controller } from '@inkstone/taking/addresses';
import { useNavigation, useSearch } from '@inkstone/ui/screen';
import { classReport, testReport } from '../addresses.ts';
import { ReportLoading } from './frame/report-loading.tsx';

/** Redirects a student to a report whose kind the URL does not name. */
export const OwnReportRedirect = ({ id }: { id: number }) => {
  const go = useNavigation();
  // Redirects via the launcher, which knows the student's report.
  useEffect(() => go(controller, { kind: 'test', id, to: 'report' }, { replace: true }), [go, id]);
  return <ReportLoading />;
};

/** Redirects a teacher who names no student to the class statistics of the assignment in the URL. */
export const ClassReportRedirect = () => {
  const go = useNavigation();
  const { id, classId, item } = useSearch(testReport);
  // Replaces the address, so that a reload and Back work.
  useEffect(() => go(classReport, { id, classId, item }, { replace: true }), [go, id, classId, item]);
  return <ReportLoading />;
};
