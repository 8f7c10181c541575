import { ReportFor } from './report-for.tsx';

/** The report of a test. */
export const Screen = () => <ReportFor kind="test" />;
