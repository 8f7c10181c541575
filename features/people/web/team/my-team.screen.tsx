import { useSearch } from '@inkstone/ui/screen';
import { myTeam } from '../../addresses.ts';
import { ListDetail } from '../lists/list-detail.tsx';
import { TeamDetail } from './team-detail.tsx';
import { TeamList } from './team-list.tsx';

/** My teams, or one of them. */
export const Screen = () => {
  const { id } = useSearch(myTeam);
  return (
    <ListDetail openId={id ?? null} list={<TeamList />} detail={id !== undefined && <TeamDetail key={id} id={id} />} />
  );
};
