import { useEffect } from 'react';
import { controller } from '@inkstone/taking/addresses';
import { useNavigation } from '@inkstone/ui/screen';

/** Redirects a student to a report whose kind the URL does not name. */
export const OwnReportRedirect = ({ id }: { id: number }) => {
  const go = useNavigation();
  // Redirects via the launcher, which knows the student's report.
  useEffect(() => go(controller, { kind: 'test', id, to: 'report' }, { replace: true }), [go, id]);
  return null;
};
