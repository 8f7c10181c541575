import { Checkbox, Modal, NumberInput, Radio, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAsk, useSend } from '@inkstone/call/web';
import { BlockSkeleton, Loaded, useWords } from '@inkstone/ui';
import { changingMessages, givingMessages, watchingMessages } from '../../messages.ts';
import { DialogForm } from './dialog-form.tsx';
import { families, type Family, type GivenDetail } from '../work/families.ts';
import { ListeningFields } from '../giving/giving-fields.tsx';

interface EditDialogProps {
  family: Family;
  id: number;
  onClose(): void;
}

/** Changes title, message and when the report opens; of homework that nobody has begun also how it is done. */
export const EditDialog = ({ family, id, onClose }: EditDialogProps) => {
  const t = useWords(changingMessages);
  const given = useWords(watchingMessages);
  const ask = useAsk(families[family].detail, { id });
  return (
    <Modal opened onClose={onClose} title={t('editTitle')} size={520}>
      <Loaded ask={ask} failed={given('loadFailed')} skeleton={<BlockSkeleton lines={5} />} bare>
        {(detail) => <EditForm family={family} detail={detail} onClose={onClose} />}
      </Loaded>
    </Modal>
  );
};

interface EditFormProps {
  family: Family;
  detail: GivenDetail;
  onClose(): void;
}

const EditForm = ({ family, detail: { assignment, recipients }, onClose }: EditFormProps) => {
  const t = useWords(changingMessages);
  const hasRules = family === 'homework' && recipients.every(({ startedAt }) => startedAt === null);
  const [draft, setDraft] = useState({
    title: assignment.titles.en,
    titleZh: assignment.titles.zh ?? '',
    teacherMessage: assignment.teacherMessage ?? '',
    reportAt: assignment.reportAt,
    selfMarking: assignment.selfMarking,
    minutes: assignment.timeLimit === null ? null : Math.round(assignment.timeLimit / 60),
    maxListens: assignment.maxListens,
    playbackSpeed: assignment.playbackSpeed ?? 100,
  });
  const { mutateAsync } = useSend(families[family].edit);
  const send = async (requestId: string) => {
    const teacherMessage = draft.teacherMessage.trim() || null;
    const { minutes, maxListens, playbackSpeed, ...words } = draft;
    const rules = {
      timeLimit: minutes === null ? null : minutes * 60,
      maxListens,
      playbackSpeed: playbackSpeed === 100 ? null : playbackSpeed,
    };
    await mutateAsync({ ...words, ...(hasRules && rules), id: assignment.id, requestId, teacherMessage });
    return t('saved');
  };
  return (
    <DialogForm
      act={t('save')}
      faults={draft.title.trim() === '' ? [{ field: 'edit-title', message: t('needTitle') }] : []}
      send={send}
      onClose={onClose}
    >
      <EditFields
        draft={draft}
        isHomework={family === 'homework'}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      />
      {hasRules && <RuleFields draft={draft} onChange={(change) => setDraft((before) => ({ ...before, ...change }))} />}
    </DialogForm>
  );
};

interface Draft {
  title: string;
  titleZh: string;
  teacherMessage: string;
  reportAt: 'submitted' | 'closed' | 'byHand';
  selfMarking: boolean;
  minutes: number | null;
  maxListens: number | null;
  playbackSpeed: number;
}

interface FieldsProps {
  draft: Draft;
  onChange(change: Partial<Draft>): void;
}

/** How it is done: asked only while nobody has begun. */
const RuleFields = ({ draft, onChange }: FieldsProps) => {
  const t = useWords(givingMessages);
  return (
    <>
      <NumberInput
        label={t('minutes')}
        description={t('minutesSoft')}
        min={1}
        max={1440}
        allowDecimal={false}
        allowNegative={false}
        value={draft.minutes ?? ''}
        onChange={(value) => onChange({ minutes: typeof value === 'number' ? value : null })}
      />
      <ListeningFields draft={draft} onChange={onChange} />
    </>
  );
};

const reportTimes = [
  ['submitted', 'reportSubmitted'],
  ['closed', 'reportClosed'],
  ['byHand', 'reportByHand'],
] as const;

const EditFields = ({ draft, isHomework, onChange }: FieldsProps & { isHomework: boolean }) => {
  const t = useWords(changingMessages);
  const say = useWords(givingMessages);
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
      {isHomework && (
        <Checkbox
          label={say('selfMarking')}
          description={say('selfMarkingNote')}
          checked={draft.selfMarking}
          onChange={({ currentTarget }) => onChange({ selfMarking: currentTarget.checked })}
        />
      )}
    </>
  );
};
