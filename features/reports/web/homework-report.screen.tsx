import { ReportFor } from './report-for.tsx';

/** The report of homework. */
export const Screen = () => <ReportFor kind="homework" />;
