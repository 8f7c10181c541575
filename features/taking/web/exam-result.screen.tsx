import { useSearch } from '@inkstone/ui/screen';
import { examResult } from '../addresses.ts';
import { Ended } from './left/ended.tsx';

/** Where a test ends. */
export const Screen = () => <Ended kind="test" id={useSearch(examResult).id} />;
