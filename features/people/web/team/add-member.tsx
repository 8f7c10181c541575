import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { failureIn, newRequestId, useAsk, useSend } from '@inkstone/call/web';
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
import { addMember, listEmployees } from '../../contract.ts';
import { teamWords } from '../../messages.ts';
import styles from '../students/students.module.css';

interface AddMemberProps {
  teamId: number;
  members: readonly { id: number }[];
  onClose(): void;
}

/** Chooses a colleague to take into a team. */
export const AddMember = ({ teamId, members, onClose }: AddMemberProps) => {
  const t = useWords(teamWords);
  const [search, setSearch] = useState('');
  const ask = useAsk(listEmployees, { ...(search && { search }), pageNum: 50 }, { keepPrevious: true });
  const { mutateAsync, isPending } = useSend(addMember);
  const isIn = ({ id }: { id: number }) => members.some((one) => one.id === id);
  const add = async ({ id, name }: { id: number; name: string }) => {
    try {
      await mutateAsync({ requestId: newRequestId(), id: teamId, personId: id });
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
