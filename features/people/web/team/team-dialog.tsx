import { Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from '@inkstone/assignments/web';
import { useApiMutation } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { createTeam, renameTeam } from '../../contract.ts';
import { teamMessages } from '../../messages.ts';

interface TeamDialogProps {
  /** The team to rename; null for a new one. */
  team: { id: number; names: { en: string; zh: string | null } } | null;
  onClose(): void;
}

/** Dialog to create or rename a team. */
export const TeamDialog = ({ team, onClose }: TeamDialogProps) => {
  const t = useTranslation(teamMessages);
  const [name, setName] = useState(team?.names.en ?? '');
  const [nameZh, setNameZh] = useState(team?.names.zh ?? '');
  const create = useApiMutation(createTeam);
  const edit = useApiMutation(renameTeam);
  const send = async (requestId: string) => {
    const names = { requestId, name: name.trim(), nameZh: nameZh.trim() };
    if (team) await edit.mutateAsync({ ...names, id: team.id });
    else await create.mutateAsync(names);
    return t('saved');
  };
  return (
    <Modal opened onClose={onClose} title={t(team ? 'rename' : 'create')}>
      <DialogForm
        submitLabel={t('save')}
        faults={name.trim() === '' ? [{ field: 'team-name', message: t('needName') }] : []}
        send={send}
        onClose={onClose}
      >
        <TextInput
          id="team-name"
          label={t('nameField')}
          maxLength={100}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          label={t('nameZhField')}
          lang="zh-CN"
          maxLength={100}
          value={nameZh}
          onChange={({ currentTarget }) => setNameZh(currentTarget.value)}
        />
      </DialogForm>
    </Modal>
  );
};
