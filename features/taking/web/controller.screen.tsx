import { useMe } from '@inkstone/session/web';
import { familyOf } from '@inkstone/session/contract';
import { useSearch } from '@inkstone/ui/screen';
import { controller } from '../addresses.ts';
import { Launcher } from './launcher.tsx';
import { TaughtLauncher } from './taught-launcher.tsx';

/** Given what is to be opened, leads there: whoever sits it to the work or its report, whoever gave it to it, its desk or its report. */
export const Screen = () => {
  const { kind, id, to, stuId } = useSearch(controller);
  const { role } = useMe();
  if (familyOf(role) === 'backend') return <TaughtLauncher kind={kind} id={id} to={to ?? 'do'} studentId={stuId} />;
  return <Launcher kind={kind} id={id} to={to === 'correct' ? 'report' : to} />;
};
