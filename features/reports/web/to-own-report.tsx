import { useEffect } from 'react';
import { controller } from '@inkstone/taking/addresses';
import { useNavigation } from '@inkstone/ui/screen';

/** Leads a student to a report whose kind the address does not say. */
export const ToOwnReport = ({ id }: { id: number }) => {
  const go = useNavigation();
  // Meets the address: the launcher knows where this student's report is.
  useEffect(() => go(controller, { kind: 'test', id, to: 'report' }, { replace: true }), [go, id]);
  return null;
};
