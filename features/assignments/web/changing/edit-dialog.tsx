import { Checkbox, Modal, NumberInput, Radio, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toStoredTitles, toTitleFields } from '@inkstone/base';
import { useApiQuery, useApiMutation, type CallOutput } from '@inkstone/call/web';
import { BlockSkeleton, QueryBoundary, useTranslation } from '@inkstone/ui';
import { homeworkDetail, testForEdit } from '../../contract.ts';
import { changingMessages, givingMessages, watchingMessages } from '../../messages.ts';
import { DialogForm } from './dialog-form.tsx';
import { families, type Family } from '../work/families.ts';
import { ListeningFields } from '../giving/giving-fields.tsx';

interface EditDialogProps {
  family: Family;
  id: number;
  onClose(): void;
}

/** Changes title, message and when the report opens; while nobody has begun also how it is done. */
export const EditDialog = ({ family, id, onClose }: EditDialogProps) => {
  const t = useTranslation(changingMessages);
  return (
    <Modal opened onClose={onClose} title={t('editTitle')} size={520}>
      {family === 'test' ? <EditTest id={id} onClose={onClose} /> : <EditHomework id={id} onClose={onClose} />}
    </Modal>
  );
};

type OneProps = Omit<EditDialogProps, 'family'>;

const EditTest = ({ id, onClose }: OneProps) => {
  const given = useTranslation(watchingMessages);
  const ask = useApiQuery(testForEdit, { id });
  return (
    <QueryBoundary query={ask} failed={given('loadFailed')} skeleton={<BlockSkeleton lines={5} />} bare>
      {(test) => <EditForm family="test" written={test} onClose={onClose} />}
    </QueryBoundary>
  );
};

const EditHomework = ({ id, onClose }: OneProps) => {
  const given = useTranslation(watchingMessages);
  // One student is enough: whether anybody has begun is said of all of them.
  const ask = useApiQuery(homeworkDetail, { id, pageNum: 1 });
  return (
    <QueryBoundary query={ask} failed={given('loadFailed')} skeleton={<BlockSkeleton lines={5} />} bare>
      {({ assignment, hasBegun }) => (
        <EditForm family="homework" written={{ ...assignment, hasBegun }} onClose={onClose} />
      )}
    </QueryBoundary>
  );
};

interface EditFormProps {
  family: Family;
  /** The work as it was written. */
  written: Pick<CallOutput<typeof testForEdit>, Exclude<keyof CallOutput<typeof testForEdit>, 'success'>>;
  onClose(): void;
}

const EditForm = ({ family, written, onClose }: EditFormProps) => {
  const t = useTranslation(changingMessages);
  const hasRules = !written.hasBegun;
  const titles = toTitleFields(written.titles.en, written.titles.zh);
  const [draft, setDraft] = useState({
    title: titles.en,
    titleZh: titles.zh,
    teacherMessage: written.teacherMessage ?? '',
    reportAt: written.reportAt,
    selfMarking: written.selfMarking,
    minutes: written.timeLimit === null ? null : Math.round(written.timeLimit / 60),
    maxListens: written.maxListens,
    playbackSpeed: written.playbackSpeed ?? 100,
  });
  const kept = toStoredTitles({ en: draft.title, zh: draft.titleZh });
  const { mutateAsync } = useApiMutation(families[family].edit);
  const send = async (requestId: string) => {
    const teacherMessage = draft.teacherMessage.trim() || null;
    const { minutes, maxListens, playbackSpeed, ...words } = draft;
    const timeLimit = minutes === null ? null : minutes * 60;
    const listening = { maxListens, playbackSpeed: playbackSpeed === 100 ? null : playbackSpeed };
    const rules = hasRules ? { timeLimit, ...(family === 'homework' && listening) } : {};
    const named = { title: kept.title, titleZh: kept.titleZh ?? '' };
    await mutateAsync({ ...words, ...named, ...rules, id: written.id, requestId, teacherMessage });
    return t('saved');
  };
  const onChange = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  return (
    <DialogForm
      act={t('save')}
      faults={kept.title === '' ? [{ field: 'edit-title', message: t('needTitle') }] : []}
      send={send}
      onClose={onClose}
    >
      <EditFields draft={draft} isHomework={family === 'homework'} onChange={onChange} />
      {hasRules && <RuleFields draft={draft} isHomework={family === 'homework'} onChange={onChange} />}
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
  isHomework: boolean;
  onChange(change: Partial<Draft>): void;
}

/** How it is done: asked only while nobody has begun. */
const RuleFields = ({ draft, isHomework, onChange }: FieldsProps) => {
  const t = useTranslation(givingMessages);
  return (
    <>
      <NumberInput
        label={t('minutes')}
        description={t(isHomework ? 'minutesSoft' : 'minutesNoneTest')}
        min={1}
        max={1440}
        allowDecimal={false}
        allowNegative={false}
        value={draft.minutes ?? ''}
        onChange={(value) => onChange({ minutes: typeof value === 'number' ? value : null })}
      />
      {isHomework && <ListeningFields draft={draft} onChange={onChange} />}
    </>
  );
};

const reportTimes = [
  ['submitted', 'reportSubmitted'],
  ['closed', 'reportClosed'],
  ['byHand', 'reportByHand'],
] as const;

const EditFields = ({ draft, isHomework, onChange }: FieldsProps) => {
  const t = useTranslation(changingMessages);
  const say = useTranslation(givingMessages);
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
