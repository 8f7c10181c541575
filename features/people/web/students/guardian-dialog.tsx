import { Modal, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from '@inkstone/assignments/web';
import { useApiMutation } from '@inkstone/call/web';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { saveGuardian, type Guardian } from '../../contract.ts';
import { guardianMessages } from '../../messages.ts';

interface GuardianDialogProps {
  studentId: number;
  /** The guardian to change; undefined for a new one. */
  guardian: Guardian | undefined;
  onClose(): void;
}

/** Dialog to add or change a guardian. */
export const GuardianDialog = ({ studentId, guardian, onClose }: GuardianDialogProps) => {
  const t = useTranslation(guardianMessages);
  const own = useLanguage();
  const [name, setName] = useState(guardian?.name ?? '');
  const [mail, setMail] = useState(guardian?.mail ?? '');
  const [language, setLanguage] = useState(guardian?.language ?? own);
  const { mutateAsync } = useApiMutation(saveGuardian);
  const faults = [
    ...(name.trim() === '' ? [{ field: 'guardian-name', message: t('needName') }] : []),
    ...(/^\S+@\S+\.\S+$/.test(mail.trim()) ? [] : [{ field: 'guardian-mail', message: t('needMail') }]),
  ];
  const send = async (requestId: string) => {
    const fields = { name: name.trim(), mail: mail.trim(), language };
    await mutateAsync({ requestId, studentId, ...(guardian && { guardianId: guardian.id }), ...fields });
    return t('saved');
  };
  return (
    <Modal opened onClose={onClose} title={guardian ? t('editOf', { name: guardian.name }) : t('add')}>
      <DialogForm submitLabel={t('save')} faults={faults} send={send} onClose={onClose}>
        <TextInput
          id="guardian-name"
          label={t('name')}
          maxLength={100}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          id="guardian-mail"
          type="email"
          label={t('mail')}
          description={guardian && mail.trim() !== guardian.mail ? t('mailChanged') : undefined}
          maxLength={200}
          value={mail}
          onChange={({ currentTarget }) => setMail(currentTarget.value)}
        />
        <NativeSelect
          label={t('language')}
          value={language}
          data={(['zh', 'en'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value === 'zh' ? 'zh' : 'en')}
        />
      </DialogForm>
    </Modal>
  );
};
