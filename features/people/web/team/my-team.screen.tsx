import { useSearch } from '@inkstone/ui/screen';
import { myTeam } from '../../addresses.ts';
import { ListAndOne } from '../lists/list-and-one.tsx';
import { OneTeam } from './one-team.tsx';
import { TeamList } from './team-list.tsx';

/** My teams, or one of them. */
export const Screen = () => {
  const { id } = useSearch(myTeam);
  return <ListAndOne open={id ?? null} list={<TeamList />} one={id !== undefined && <OneTeam key={id} id={id} />} />;
};
