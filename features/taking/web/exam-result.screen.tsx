import { useSearch } from '@inkstone/ui/screen';
import { examResult } from '../addresses.ts';
import { FinishScreen } from './finishing/finish-screen.tsx';

/** The screen after a test was submitted. */
export const Screen = () => <FinishScreen kind="test" id={useSearch(examResult).id} />;
