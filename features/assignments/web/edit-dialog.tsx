import { Modal, Radio, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAsk, useSend } from '@inkstone/call/web';
import { BlockSkeleton, Loaded, useWords } from '@inkstone/ui';
import { watchingMessages } from '../messages.ts';
import { DialogForm } from './dialog-form.tsx';
import { families, type Family, type GivenDetail } from './families.ts';

interface EditDialogProps {
  family: Family;
  id: number;
  onClose(): void;
}

/** Changes title, message and when the report opens; what is asked stays. */
export const EditDialog = ({ family, id, onClose }: EditDialogProps) => {
  const t = useWords(watchingMessages);
  const ask = useAsk(families[family].detail, { id });
  return (
    <Modal opened onClose={onClose} title={t('editTitle')} size={520}>
      <Loaded ask={ask} failed={t('loadFailed')} skeleton={<BlockSkeleton lines={5} />} bare>
        {({ assignment }) => <EditForm family={family} assignment={assignment} onClose={onClose} />}
      </Loaded>
    </Modal>
  );
};

interface EditFormProps {
  family: Family;
  assignment: GivenDetail['assignment'];
  onClose(): void;
}

const EditForm = ({ family, assignment, onClose }: EditFormProps) => {
  const t = useWords(watchingMessages);
  const [draft, setDraft] = useState({
    title: assignment.titles.en,
    titleZh: assignment.titles.zh ?? '',
    teacherMessage: assignment.teacherMessage ?? '',
    reportAt: assignment.reportAt,
  });
  const { mutateAsync } = useSend(families[family].edit);
  const send = async (requestId: string) => {
    const teacherMessage = draft.teacherMessage.trim() || null;
    await mutateAsync({ ...draft, id: assignment.id, requestId, teacherMessage });
    return t('saved');
  };
  return (
    <DialogForm
      act={t('save')}
      faults={draft.title.trim() === '' ? [{ field: 'edit-title', message: t('needTitle') }] : []}
      send={send}
      onClose={onClose}
    >
      <EditFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
    </DialogForm>
  );
};

interface Draft {
  title: string;
  titleZh: string;
  teacherMessage: string;
  reportAt: 'submitted' | 'closed' | 'byHand';
}

const reportTimes = [
  ['submitted', 'reportSubmitted'],
  ['closed', 'reportClosed'],
  ['byHand', 'reportByHand'],
] as const;

const EditFields = ({ draft, onChange }: { draft: Draft; onChange(change: Partial<Draft>): void }) => {
  const t = useWords(watchingMessages);
  const choose = (value: string) => {
    const chosen = reportTimes.find(([one]) => one === value);
    if (chosen) onChange({ reportAt: chosen[0] });
  };
  return (
    <>
      <TextInput
        id="edit-title"
        label={t('titleField')}
        maxLength={200}
        value={draft.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextInput
        label={t('titleZhField')}
        lang="zh-CN"
        maxLength={200}
        value={draft.titleZh}
        onChange={({ currentTarget }) => onChange({ titleZh: currentTarget.value })}
      />
      <Textarea
        label={t('messageField')}
        maxLength={2000}
        autosize
        minRows={2}
        maxRows={8}
        value={draft.teacherMessage}
        onChange={({ currentTarget }) => onChange({ teacherMessage: currentTarget.value })}
      />
      <Radio.Group label={t('reportWhen')} value={draft.reportAt} onChange={choose}>
        {reportTimes.map(([value, says]) => (
          <Radio key={value} mt="xs" value={value} label={t(says)} />
        ))}
      </Radio.Group>
    </>
  );
};
