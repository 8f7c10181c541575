import { ListDetail } from '@inkstone/people/web';
import { useSearch } from '@inkstone/ui/screen';
import { schoolPeople } from '../../addresses.ts';
import { PeopleList } from './people-list.tsx';
import { Person } from './person.tsx';

/** The people of the school, or one of them. */
export const Screen = () => {
  const { personId } = useSearch(schoolPeople);
  const detail = personId !== undefined && <Person key={personId} personId={personId} />;
  return <ListDetail openId={personId ?? null} list={<PeopleList />} detail={detail} />;
};
