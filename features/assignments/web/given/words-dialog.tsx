import { Modal, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toStoredTitles, toTitleFields } from '@inkstone/base';
import { useTranslation } from '@inkstone/ui';
import { changingMessages, givenMessages } from '../../messages.ts';
import { DialogForm } from '../changing/dialog-form.tsx';
import type { GivenFamily, GivenInWords } from './given-family.ts';

interface WordsDialogProps {
  family: GivenFamily;
  given: GivenInWords;
  onClose(): void;
}

/** Changes title and message of what was given. */
export const WordsDialog = ({ family, given, onClose }: WordsDialogProps) => {
  const t = useTranslation(changingMessages);
  const say = useTranslation(givenMessages);
  const own = useTranslation(family.words);
  const edit = family.useEdit();
  const [title, setTitle] = useState(() => toTitleFields(given.titles.en, given.titles.zh).en);
  const [titleZh, setTitleZh] = useState(given.titles.zh ?? '');
  const [message, setMessage] = useState(given.teacherMessage ?? '');
  const kept = toStoredTitles({ en: title, zh: titleZh });
  const send = async (requestId: string) => {
    const words = { title: kept.title, titleZh: kept.titleZh ?? '', teacherMessage: message.trim() || null };
    await edit({ what: 'assignment', requestId, id: given.id, ...words });
    return t('saved');
  };
  return (
    <Modal opened onClose={onClose} title={say('editWords')} size={520}>
      <DialogForm
        act={t('save')}
        faults={kept.title === '' ? [{ field: 'given-title', message: t('needTitle') }] : []}
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
          label={own('message')}
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
