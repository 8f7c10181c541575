import { useSearch } from '@inkstone/ui/screen';
import { enterHomework } from '../addresses.ts';
import { Launcher } from './launch/launcher.tsx';

/** The launcher of homework by its id. */
export const Screen = () => <Launcher kind="homework" id={useSearch(enterHomework).id} />;
