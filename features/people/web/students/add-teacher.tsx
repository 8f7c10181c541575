import { useState } from 'react';
import { newRequestId, useApiQuery, useApiMutation } from '@inkstone/call/web';
import { listThirdPartyTeachers } from '@inkstone/marking/contract';
import { useTranslation } from '@inkstone/ui';
import { addThirdParty, type StudentDetail } from '../../contract.ts';
import { studentMessages } from '../../messages.ts';
import { AddPerson } from '../adding/add-person.tsx';

/** Dialog to choose a third-party teacher of a student. */
export const AddTeacher = ({
  detail: { student, teachers },
  onClose,
}: {
  detail: Pick<StudentDetail, 'student' | 'teachers'>;
  onClose(): void;
}) => {
  const t = useTranslation(studentMessages);
  const [search, setSearch] = useState('');
  const ask = useApiQuery(listThirdPartyTeachers, { search }, { keepPrevious: true });
  const { mutateAsync } = useApiMutation(addThirdParty);
  return (
    <AddPerson
      title={t('addTeacher')}
      description={t('addSays')}
      searchLabel={t('searchTeachers')}
      search={search}
      onSearch={setSearch}
      query={ask}
      isIn={({ id }) => teachers.some((teacher) => teacher.id === id)}
      emptyState={{ title: t('nobody'), body: t('nobodyNext') }}
      onAdd={({ id }) => mutateAsync({ requestId: newRequestId(), studentId: student.id, teacherId: id })}
      addedText={(name) => t('added', { name })}
      onClose={onClose}
    />
  );
};
