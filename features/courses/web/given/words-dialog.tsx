import { Modal, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from '@inkstone/assignments/web';
import { useSend, type OutputOf } from '@inkstone/call/web';
import { useWords } from '@inkstone/ui';
import { editCourse, type givenCourseDetail } from '../../contract.ts';
import { givenWords } from '../../messages.ts';

type Given = OutputOf<typeof givenCourseDetail>['assignment'];

/** Changes title and message of a given course. */
export const WordsDialog = ({ given, onClose }: { given: Given; onClose(): void }) => {
  const t = useWords(givenWords);
  const { mutateAsync } = useSend(editCourse);
  const [title, setTitle] = useState(given.titles.en);
  const [titleZh, setTitleZh] = useState(given.titles.zh ?? '');
  const [message, setMessage] = useState(given.teacherMessage ?? '');
  const send = async (requestId: string) => {
    const words = { title: title.trim(), titleZh: titleZh.trim(), teacherMessage: message.trim() || null };
    await mutateAsync({ what: 'assignment', requestId, id: given.id, ...words });
    return t('saved');
  };
  return (
    <Modal opened onClose={onClose} title={t('editWords')} size={520}>
      <DialogForm
        act={t('save')}
        faults={title.trim() === '' ? [{ field: 'given-title', message: t('needTitle') }] : []}
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
          label={t('message')}
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
