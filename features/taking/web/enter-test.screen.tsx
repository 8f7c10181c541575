import { useSearch } from '@inkstone/ui/screen';
import { enterTest } from '../addresses.ts';
import { Launcher } from './launch/launcher.tsx';

/** The launcher of a test by its id. */
export const Screen = () => <Launcher kind="test" id={useSearch(enterTest).id} />;
