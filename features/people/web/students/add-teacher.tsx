import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { failureIn, newRequestId, useAsk, useSend } from '@inkstone/call/web';
import { getThirdPartTeacher } from '@inkstone/marking/contract';
import {
  BlockSkeleton,
  Ledger,
  LedgerRow,
  Loaded,
  noticeDone,
  noticeFailed,
  PlusIcon,
  SearchField,
  useWords,
} from '@inkstone/ui';
import { addTeacher } from '../../contract.ts';
import { studentsWords, studentWords } from '../../messages.ts';
import type { StudentOf } from './student.tsx';
import styles from './students.module.css';

/** Chooses a colleague who shall take part in teaching a student. */
export const AddTeacher = ({ it: { student, teachers }, onClose }: { it: StudentOf; onClose(): void }) => {
  const t = useWords(studentWords);
  const say = useWords(studentsWords);
  const [search, setSearch] = useState('');
  const ask = useAsk(getThirdPartTeacher, { search }, { keepPrevious: true });
  const { mutateAsync, isPending } = useSend(addTeacher);
  const add = async ({ id, name }: { id: number; name: string }) => {
    try {
      await mutateAsync({ requestId: newRequestId(), studentId: student.id, teacherId: id });
      noticeDone(t('added', { name }));
      onClose();
    } catch (error) {
      noticeFailed(say('notDone'), failureIn(error)?.message ?? String(error));
    }
  };
  return (
    <Modal opened onClose={onClose} title={t('addTeacher')}>
      <div className={styles.form}>
        <p className="dim">{t('addSays')}</p>
        <SearchField label={t('searchTeachers')} value={search} onSearch={setSearch} />
        <Loaded
          bare
          ask={ask}
          failed={t('teachersFailed')}
          skeleton={<BlockSkeleton lines={4} />}
          isEmpty={({ list }) => list.every(({ id }) => teachers.some((one) => one.id === id))}
          empty={<p className="meta">{t('nobody')}</p>}
        >
          {({ list }) => (
            <Ledger label={t('addTeacher')}>
              {list
                .filter(({ id }) => !teachers.some((one) => one.id === id))
                .map((one) => (
                  <LedgerRow
                    key={one.id}
                    title={one.name}
                    action={
                      <Button
                        size="sm"
                        leftSection={<PlusIcon />}
                        disabled={isPending}
                        aria-label={t('addOf', { name: one.name })}
                        onClick={() => void add(one)}
                      >
                        {t('add')}
                      </Button>
                    }
                  />
                ))}
            </Ledger>
          )}
        </Loaded>
      </div>
    </Modal>
  );
};
