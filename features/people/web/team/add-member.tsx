import { useState } from 'react';
import { newRequestId, useApiQuery, useApiMutation } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { addTeamMember, listEmployees } from '../../contract.ts';
import { teamMessages } from '../../messages.ts';
import { AddPerson } from '../adding/add-person.tsx';

interface AddMemberProps {
  teamId: number;
  members: readonly { id: number }[];
  onClose(): void;
}

/** Dialog to choose a colleague for a team. */
export const AddMember = ({ teamId, members, onClose }: AddMemberProps) => {
  const t = useTranslation(teamMessages);
  const [search, setSearch] = useState('');
  const ask = useApiQuery(listEmployees, { ...(search && { search }), pageNum: 50 }, { keepPrevious: true });
  const { mutateAsync } = useApiMutation(addTeamMember);
  return (
    <AddPerson
      title={t('add')}
      searchLabel={t('search')}
      search={search}
      onSearch={setSearch}
      query={ask}
      isIn={({ id }) => members.some((member) => member.id === id)}
      emptyState={{ title: t('nobody'), body: t('nobodyNext') }}
      onAdd={({ id }) => mutateAsync({ requestId: newRequestId(), id: teamId, personId: id })}
      addedText={(name) => t('added', { name })}
      onClose={onClose}
    />
  );
};
