import { useSearch } from '@inkstone/ui/screen';
import { testReport } from '../addresses.ts';
import { AttemptReport } from './attempt-report.tsx';

/** The report of a homework. */
export const Screen = () => {
  const { id, stuId } = useSearch(testReport);
  return <AttemptReport kind="homework" id={id} stuId={stuId} />;
};
