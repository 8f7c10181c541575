import { Button, Checkbox, NumberInput, Radio, Select, Textarea, TextInput } from '@mantine/core';
import { getQuestionType } from '@inkstone/exam/logic';
import { useTranslation } from '@inkstone/ui';
import { DateTimeField } from '@inkstone/ui/dates';
import { newAssignmentMessages } from '../../messages.ts';
import { families, isPractice, type Family } from '../shared/families.ts';
import {
  startOfMinute,
  resolveTitles,
  type OnDraftChange,
  type AssignmentDraft,
  type SuggestedTitles,
} from './assignment-draft.ts';
import styles from './create.module.css';

interface FieldsProps {
  family: Family;
  draft: AssignmentDraft;
  onChange: OnDraftChange;
  /** The error message of a field. */
  errorFor(field: string): string | undefined;
}

/** Whether questions of these types have a text to write; of none nobody knows yet, and it may be. */
export const mayHaveTexts = (types: readonly string[]): boolean =>
  types.length === 0 || types.some((type) => getQuestionType(type).isLongText);

/** When it opens, when it is due, and how long one attempt may take. */
export const TimeFields = ({
  family,
  draft,
  onChange,
  errorFor,
  hasTexts = true,
}: FieldsProps & {
  /** Whether a text is to be written, or nobody knows yet. */
  hasTexts?: boolean;
}) => {
  const t = useTranslation(newAssignmentMessages);
  return (
    <div className={styles.fields}>
      <div>
        <DateTimeField
          id="give-begin"
          label={t('begins')}
          value={draft.beginsAt}
          error={errorFor('give-begin')}
          onChange={(beginsAt) => onChange({ beginsAt })}
        />
        <Button className={styles.now} size="sm" onClick={() => onChange({ beginsAt: startOfMinute(Date.now()) })}>
          {t('beginsNow')}
        </Button>
      </div>
      <DateTimeField
        isAhead
        id="give-deadline"
        label={t('deadline')}
        value={draft.deadline}
        error={errorFor('give-deadline')}
        onChange={(deadline) => onChange({ deadline })}
      />
      <NumberInput
        id="give-minutes"
        label={t('minutes')}
        description={t(families[family].words.noMinutes)}
        min={1}
        max={1440}
        allowDecimal={false}
        allowNegative={false}
        value={draft.minutes ?? ''}
        onChange={(value) => onChange({ minutes: typeof value === 'number' ? value : null })}
      />
      {isPractice(family) && hasTexts && <OvertimeField isAllowed={draft.allowsOvertime} onChange={onChange} />}
    </div>
  );
};

interface OvertimeFieldProps {
  isAllowed: boolean;
  onChange(change: Pick<AssignmentDraft, 'allowsOvertime'>): void;
}

/** Whether texts of homework may be written on after their time, kept apart from what was written in time. */
export const OvertimeField = ({ isAllowed, onChange }: OvertimeFieldProps) => {
  const t = useTranslation(newAssignmentMessages);
  return (
    <Checkbox
      label={t('allowsOvertime')}
      description={t('allowsOvertimeNote')}
      checked={isAllowed}
      onChange={({ currentTarget }) => onChange({ allowsOvertime: currentTarget.checked })}
    />
  );
};

type ListeningChoice = Pick<AssignmentDraft, 'maxListens' | 'playbackSpeed'>;

interface ListeningFieldsProps {
  draft: ListeningChoice;
  onChange(change: Partial<ListeningChoice>): void;
}

const speedPercents = [50, 60, 70, 75, 80, 90, 100, 110, 125, 150, 175, 200];

/** How often recordings may be played, and how fast. */
export const ListeningFields = ({ draft, onChange }: ListeningFieldsProps) => {
  const t = useTranslation(newAssignmentMessages);
  const speedOptions = speedPercents.map((percent) => ({
    value: String(percent),
    label: percent === 100 ? t('speedAsRecorded') : t('speedOf', { percent }),
  }));
  return (
    <div className={styles.fields}>
      <NumberInput
        id="give-listens"
        label={t('maxListens')}
        description={t('maxListensNone')}
        min={1}
        max={20}
        allowDecimal={false}
        allowNegative={false}
        value={draft.maxListens ?? ''}
        onChange={(value) => onChange({ maxListens: typeof value === 'number' ? value : null })}
      />
      <Select
        label={t('playbackSpeed')}
        description={t('playbackSpeedNote')}
        data={speedOptions}
        allowDeselect={false}
        value={String(draft.playbackSpeed)}
        onChange={(value) => onChange({ playbackSpeed: Number(value ?? 100) })}
      />
    </div>
  );
};

const reportOptions = [
  ['submitted', 'reportSubmitted'],
  ['closed', 'reportClosed'],
  ['byHand', 'reportByHand'],
] as const;

/** Title, message, marking, and when the report opens. */
export const ChoiceFields = ({
  family,
  draft,
  onChange,
  errorFor,
  suggested,
}: FieldsProps & { suggested: SuggestedTitles }) => {
  const t = useTranslation(newAssignmentMessages);
  const titles = resolveTitles(draft, suggested);
  return (
    <div className={styles.fields}>
      <TextInput
        id="give-title"
        label={t('title')}
        maxLength={200}
        value={titles.title}
        error={errorFor('give-title')}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextInput
        id="give-title-zh"
        label={t('titleZh')}
        lang="zh-CN"
        maxLength={200}
        value={titles.titleZh}
        onChange={({ currentTarget }) => onChange({ titleZh: currentTarget.value })}
      />
      <Textarea
        id="give-message"
        className={styles.wide}
        label={t('message')}
        maxLength={2000}
        autosize
        minRows={2}
        maxRows={8}
        value={draft.message}
        onChange={({ currentTarget }) => onChange({ message: currentTarget.value })}
      />
      <Radio.Group
        label={t('reportWhen')}
        value={draft.reportAt}
        onChange={(value) =>
          onChange({ reportAt: reportOptions.find(([key]) => key === value)?.[0] ?? draft.reportAt })
        }
      >
        {reportOptions.map(([value, messageKey]) => (
          <Radio key={value} mt="xs" value={value} label={t(messageKey)} />
        ))}
      </Radio.Group>
      {isPractice(family) && (
        <Checkbox
          label={t('selfMarking')}
          description={t('selfMarkingNote')}
          checked={draft.selfMarking}
          onChange={({ currentTarget }) => onChange({ selfMarking: currentTarget.checked })}
        />
      )}
    </div>
  );
};
