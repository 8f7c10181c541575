import { Button, Modal, Radio, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { failureIn, newRequestId, useAsk, useSend } from '@inkstone/call/web';
import { BlockSkeleton, FormErrors, Loaded, noticeDone, useWords } from '@inkstone/ui';
import { watchingMessages } from '../messages.ts';
import { families, type Family, type GivenDetail } from './families.ts';
import styles from './given.module.css';

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
  const [requestId] = useState(newRequestId);
  const [tries, setTries] = useState(0);
  const { mutateAsync, isPending, error } = useSend(families[family].edit);
  const isMissing = draft.title.trim() === '';
  const save = async () => {
    setTries(tries + 1);
    if (isMissing) return;
    const { teacherMessage, ...rest } = draft;
    const sent = { ...rest, id: assignment.id, requestId, teacherMessage: teacherMessage.trim() || null };
    try {
      await mutateAsync(sent);
      noticeDone(t('saved'));
      onClose();
    } catch {
      setTries(tries + 2);
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FormErrors
        attempt={tries}
        errors={tries > 0 && isMissing ? [{ field: 'edit-title', message: t('needTitle') }] : []}
        {...(error ? { title: failureIn(error)?.message ?? String(error) } : {})}
      />
      <EditFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
      <div className={styles.acts}>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="filled" loading={isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
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
