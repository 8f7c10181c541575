import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { failureIn, newRequestId, useAsk, useSend } from '@inkstone/call/web';
import { useMe } from '@inkstone/session/web';
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
import { addEmployee, listEmployees, myEmployees } from '../../contract.ts';
import { staffWords } from '../../messages.ts';
import styles from '../students/students.module.css';

/** Chooses somebody who works at the school as staff. */
export const AddStaff = ({ onClose }: { onClose(): void }) => {
  const t = useWords(staffWords);
  const me = useMe();
  const [search, setSearch] = useState('');
  const mine = useAsk(myEmployees, { pageNum: 100 }).data?.list ?? [];
  const ask = useAsk(listEmployees, { ...(search && { search }), isStaff: true, pageNum: 50 }, { keepPrevious: true });
  const { mutateAsync, isPending } = useSend(addEmployee);
  const isIn = ({ id }: { id: number }) => id === me.id || mine.some((one) => one.id === id);
  const add = async ({ id, name }: { id: number; name: string }) => {
    try {
      await mutateAsync({ requestId: newRequestId(), personId: id });
      noticeDone(t('added', { name }));
      onClose();
    } catch (error) {
      noticeFailed(t('notDone'), failureIn(error)?.message ?? String(error));
    }
  };
  return (
    <Modal opened onClose={onClose} title={t('add')}>
      <div className={styles.form}>
        <SearchField label={t('search')} value={search} onSearch={setSearch} />
        <Loaded
          bare
          ask={ask}
          failed={t('listFailed')}
          skeleton={<BlockSkeleton lines={4} />}
          isEmpty={({ list }) => list.every(isIn)}
          empty={<p className="meta">{t('nobody')}</p>}
        >
          {({ list }) => (
            <Ledger label={t('add')}>
              {list
                .filter((one) => !isIn(one))
                .map((one) => (
                  <LedgerRow
                    key={one.id}
                    title={one.name}
                    meta={one.username}
                    action={
                      <Button
                        size="sm"
                        leftSection={<PlusIcon />}
                        disabled={isPending}
                        aria-label={t('addOf', { name: one.name })}
                        onClick={() => void add(one)}
                      >
                        {t('addAct')}
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
