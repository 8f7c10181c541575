import { ReportFor } from './report-for.tsx';

/** The report of a homework. */
export const Screen = () => <ReportFor kind="homework" />;
