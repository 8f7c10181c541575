import { useSearch } from '@inkstone/ui/screen';
import { homeworkFinished } from '../addresses.ts';
import { FinishScreen } from './finishing/finish-screen.tsx';

/** The screen after homework was submitted. */
export const Screen = () => <FinishScreen kind="homework" id={useSearch(homeworkFinished).id} />;
