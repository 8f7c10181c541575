import { useSearch } from '@inkstone/ui/screen';
import { homeworkFinished } from '../addresses.ts';
import { Ended } from './left/ended.tsx';

/** Where homework ends. */
export const Screen = () => <Ended kind="homework" id={useSearch(homeworkFinished).id} />;
