import { Checkbox, Modal, NumberInput, Radio, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toStoredTitles, toTitleFields } from '@inkstone/base';
import { useApiQuery, useApiMutation, type CallOutput } from '@inkstone/call/web';
import { getKindRules, type AssignmentKind } from '@inkstone/exam/assignment-kinds';
import type { WindowMode } from '@inkstone/exam/blueprint';
import { BlockSkeleton, QueryBoundary, useTranslation } from '@inkstone/ui';
import { getAssignedHomework, getTestSettings } from '../../contract.ts';
import { editMessages, newAssignmentMessages, assignmentMessages } from '../../messages.ts';
import { DialogForm } from './dialog-form.tsx';
import { families, isPractice, type Family } from '../shared/families.ts';
import { FeedbackField } from '../create/feedback-field.tsx';
import { ShuffleFields } from '../create/shuffle-fields.tsx';
import { ListeningFields, OvertimeField } from '../create/assignment-fields.tsx';
import { WindowModeField } from '../create/window-mode-field.tsx';

interface EditDialogProps {
  family: Family;
  id: number;
  onClose(): void;
}

/** Edits title, message and when the report opens; while nobody has started also the answering rules. */
export const EditDialog = ({ family, id, onClose }: EditDialogProps) => {
  const t = useTranslation(editMessages);
  const Loader = loaders[family];
  return (
    <Modal opened onClose={onClose} title={t('editTitle')} size={520}>
      <Loader id={id} onClose={onClose} />
    </Modal>
  );
};

type EditLoaderProps = Omit<EditDialogProps, 'family'>;

const EditTest = ({ id, onClose }: EditLoaderProps) => {
  const tAssignment = useTranslation(assignmentMessages);
  const ask = useApiQuery(getTestSettings, { id });
  return (
    <QueryBoundary query={ask} errorTitle={tAssignment('loadFailed')} skeleton={<BlockSkeleton lines={5} />} bare>
      {(test) => <EditForm family="test" current={test} onClose={onClose} />}
    </QueryBoundary>
  );
};

const EditHomework = ({ id, onClose }: EditLoaderProps) => {
  const tAssignment = useTranslation(assignmentMessages);
  // One student is enough: `hasBegun` is about all of them.
  const ask = useApiQuery(getAssignedHomework, { id, pageNum: 1 });
  return (
    <QueryBoundary query={ask} errorTitle={tAssignment('loadFailed')} skeleton={<BlockSkeleton lines={5} />} bare>
      {({ assignment, hasBegun }) => (
        <EditForm family="homework" current={{ ...assignment, hasBegun }} onClose={onClose} />
      )}
    </QueryBoundary>
  );
};

// A test has a call of its own for its settings.
const loaders = { test: EditTest, homework: EditHomework };

interface EditFormProps {
  family: Family;
  /** The assignment as it is stored. */
  current: Pick<CallOutput<typeof getTestSettings>, Exclude<keyof CallOutput<typeof getTestSettings>, 'success'>> & {
    allowsOvertime?: boolean | undefined;
    hasInstantFeedback?: boolean | undefined;
    kind?: AssignmentKind | undefined;
  };
  onClose(): void;
}

const EditForm = ({ family, current, onClose }: EditFormProps) => {
  const t = useTranslation(editMessages);
  const hasRules = !current.hasBegun;
  const { examLanguage } = current;
  const { offersInstantFeedback: offersFeedback, offersShuffling } =
    current.kind === undefined ? families[family].rules : getKindRules(current.kind);
  const titles = toTitleFields(current.titles.en, current.titles.zh);
  const [draft, setDraft] = useState({
    title: titles.en,
    titleZh: titles.zh,
    teacherMessage: current.teacherMessage ?? '',
    reportAt: current.reportAt,
    selfMarking: current.selfMarking,
    minutes: current.timeLimit === null ? null : Math.round(current.timeLimit / 60),
    allowsOvertime: current.allowsOvertime ?? false,
    maxListens: current.maxListens,
    playbackSpeed: current.playbackSpeed ?? 100,
    windowMode: current.windowMode ?? null,
    hasInstantFeedback: current.hasInstantFeedback ?? false,
    shufflesQuestions: current.shufflesQuestions ?? false,
    shufflesOptions: current.shufflesOptions ?? false,
  });
  const storedTitles = toStoredTitles({ en: draft.title, zh: draft.titleZh });
  const { mutateAsync } = useApiMutation(families[family].updateAssignment);
  const send = async (requestId: string) => {
    const teacherMessage = draft.teacherMessage.trim() || null;
    const { minutes, allowsOvertime, maxListens, playbackSpeed, windowMode, hasInstantFeedback, ...rest } = draft;
    const { shufflesQuestions, shufflesOptions, ...texts } = rest;
    const isAsInExam = windowMode === 'exam';
    const timeLimit = minutes === null ? null : minutes * 60;
    const listening = { maxListens, playbackSpeed: playbackSpeed === 100 ? null : playbackSpeed };
    const rules = hasRules
      ? {
          ...{ timeLimit, ...(windowMode && { windowMode }) },
          ...(isPractice(family) && { allowsOvertime, ...listening }),
          ...(offersFeedback && { hasInstantFeedback: hasInstantFeedback && !isAsInExam }),
          ...(offersShuffling && {
            shufflesQuestions: shufflesQuestions && !isAsInExam,
            shufflesOptions: shufflesOptions && !isAsInExam,
          }),
        }
      : {};
    const titleInput = { title: storedTitles.title, titleZh: storedTitles.titleZh ?? '' };
    await mutateAsync({ ...texts, ...titleInput, ...rules, id: current.id, requestId, teacherMessage });
    return t('saved');
  };
  const onChange = (change: Partial<EditDraft>) => setDraft((previous) => ({ ...previous, ...change }));
  return (
    <DialogForm
      submitLabel={t('save')}
      faults={storedTitles.title === '' ? [{ field: 'edit-title', message: t('needTitle') }] : []}
      send={send}
      onClose={onClose}
    >
      <EditFields draft={draft} family={family} onChange={onChange} />
      {hasRules && <RuleFields draft={draft} family={family} onChange={onChange} />}
      {hasRules && examLanguage && (
        <WindowModeField value={draft.windowMode} examLanguage={examLanguage} onChange={onChange} />
      )}
      {hasRules && offersFeedback && draft.windowMode !== 'exam' && (
        <FeedbackField isOn={draft.hasInstantFeedback} onChange={onChange} />
      )}
      {hasRules && offersShuffling && draft.windowMode !== 'exam' && (
        <ShuffleFields draft={draft} onChange={onChange} />
      )}
    </DialogForm>
  );
};

interface EditDraft {
  title: string;
  titleZh: string;
  teacherMessage: string;
  reportAt: 'submitted' | 'closed' | 'byHand';
  selfMarking: boolean;
  minutes: number | null;
  allowsOvertime: boolean;
  maxListens: number | null;
  playbackSpeed: number;
  windowMode: WindowMode | null;
  hasInstantFeedback: boolean;
  shufflesQuestions: boolean;
  shufflesOptions: boolean;
}

interface FieldsProps {
  draft: EditDraft;
  family: Family;
  onChange(change: Partial<EditDraft>): void;
}

/** The answering rules, which can be edited only while nobody has started. */
const RuleFields = ({ draft, family, onChange }: FieldsProps) => {
  const t = useTranslation(newAssignmentMessages);
  return (
    <>
      <NumberInput
        label={t('minutes')}
        description={t(families[family].words.noMinutes)}
        min={1}
        max={1440}
        allowDecimal={false}
        allowNegative={false}
        value={draft.minutes ?? ''}
        onChange={(value) => onChange({ minutes: typeof value === 'number' ? value : null })}
      />
      {isPractice(family) && <OvertimeField isAllowed={draft.allowsOvertime} onChange={onChange} />}
      {isPractice(family) && <ListeningFields draft={draft} onChange={onChange} />}
    </>
  );
};

const reportOptions = [
  ['submitted', 'reportSubmitted'],
  ['closed', 'reportClosed'],
  ['byHand', 'reportByHand'],
] as const;

const EditFields = ({ draft, family, onChange }: FieldsProps) => {
  const t = useTranslation(editMessages);
  const tNew = useTranslation(newAssignmentMessages);
  const choose = (value: string) => {
    const option = reportOptions.find(([key]) => key === value);
    if (option) onChange({ reportAt: option[0] });
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
        {reportOptions.map(([value, messageKey]) => (
          <Radio key={value} mt="xs" value={value} label={t(messageKey)} />
        ))}
      </Radio.Group>
      {isPractice(family) && (
        <Checkbox
          label={tNew('selfMarking')}
          description={tNew('selfMarkingNote')}
          checked={draft.selfMarking}
          onChange={({ currentTarget }) => onChange({ selfMarking: currentTarget.checked })}
        />
      )}
    </>
  );
};
