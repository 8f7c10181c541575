import { Modal, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toStoredTitles, toTitleFields } from '@inkstone/base';
import { useTranslation } from '@inkstone/ui';
import { editMessages, familyMessages } from '../../messages.ts';
import { DialogForm } from '../edit/dialog-form.tsx';
import type { FamilyDefinition, FamilyAssignmentTexts } from './family-definition.ts';

interface TextsDialogProps {
  family: FamilyDefinition;
  assignment: FamilyAssignmentTexts;
  onClose(): void;
}

/** Edits title and message of an assignment. */
export const TextsDialog = ({ family, assignment, onClose }: TextsDialogProps) => {
  const t = useTranslation(editMessages);
  const tFamilies = useTranslation(familyMessages);
  const tFamily = useTranslation(family.messages);
  const edit = family.useEdit();
  const [title, setTitle] = useState(() => toTitleFields(assignment.titles.en, assignment.titles.zh).en);
  const [titleZh, setTitleZh] = useState(assignment.titles.zh ?? '');
  const [message, setMessage] = useState(assignment.teacherMessage ?? '');
  const storedTitles = toStoredTitles({ en: title, zh: titleZh });
  const send = async (requestId: string) => {
    const texts = {
      title: storedTitles.title,
      titleZh: storedTitles.titleZh ?? '',
      teacherMessage: message.trim() || null,
    };
    await edit({ what: 'assignment', requestId, id: assignment.id, ...texts });
    return t('saved');
  };
  return (
    <Modal opened onClose={onClose} title={tFamilies('editWords')} size={520}>
      <DialogForm
        submitLabel={t('save')}
        faults={storedTitles.title === '' ? [{ field: 'given-title', message: t('needTitle') }] : []}
        send={send}
        onClose={onClose}
      >
        <TextInput
          id="given-title"
          label={t('titleField')}
          maxLength={200}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <TextInput
          label={t('titleZhField')}
          lang="zh-CN"
          maxLength={200}
          value={titleZh}
          onChange={({ currentTarget }) => setTitleZh(currentTarget.value)}
        />
        <Textarea
          label={tFamily('message')}
          maxLength={2000}
          autosize
          minRows={2}
          maxRows={8}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
      </DialogForm>
    </Modal>
  );
};
