import { useSearch } from '@inkstone/ui/screen';
import { controller } from '../addresses.ts';
import { Launcher } from './launcher.tsx';

/** Given what is to be opened, leads there. */
export const Screen = () => {
  const { kind, id, to } = useSearch(controller);
  return <Launcher kind={kind} id={id} to={to} />;
};
