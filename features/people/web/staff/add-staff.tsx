import { useState } from 'react';
import { newRequestId, useApiQuery, useApiMutation } from '@inkstone/call/web';
import { useCurrentUser } from '@inkstone/session/web';
import { useTranslation } from '@inkstone/ui';
import { updateMyStaff, listEmployees, listMyStaff } from '../../contract.ts';
import { staffMessages } from '../../messages.ts';
import { AddPerson } from '../adding/add-person.tsx';

/** Dialog to choose an employee as staff. */
export const AddStaff = ({ onClose }: { onClose(): void }) => {
  const t = useTranslation(staffMessages);
  const me = useCurrentUser();
  const [search, setSearch] = useState('');
  const staff = useApiQuery(listMyStaff, { pageNum: 100 });
  const ask = useApiQuery(
    listEmployees,
    { ...(search && { search }), isStaff: true, pageNum: 50 },
    { keepPrevious: true },
  );
  const { mutateAsync } = useApiMutation(updateMyStaff);
  return (
    <AddPerson
      title={t('add')}
      searchLabel={t('search')}
      search={search}
      onSearch={setSearch}
      // Results are shown only once the current staff are loaded.
      query={staff.data ? ask : { ...staff, data: undefined }}
      isIn={({ id }) => id === me.id || (staff.data?.list ?? []).some((item) => item.id === id)}
      emptyState={{ title: t('nobody'), body: t('nobodyNext') }}
      onAdd={({ id }) => mutateAsync({ requestId: newRequestId(), personId: id })}
      addedText={(name) => t('added', { name })}
      onClose={onClose}
    />
  );
};
