import { Button } from '@mantine/core';
import { useState } from 'react';
import { RestoredDraftNotice, DraftStatus, usePersistedDraft } from '@inkstone/bank/web';
import { linkTo } from '@inkstone/base';
import {
  Breadcrumb,
  Columns,
  FormErrors,
  Page,
  PageHead,
  PlusIcon,
  Section,
  Stack,
  useNow,
  useTranslation,
} from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { newDefinedHomework, assignedHomework } from '../../addresses.ts';
import { maxTasks } from '../../contract/defined-homework.ts';
import { definedHomeworkMessages, newAssignmentMessages } from '../../messages.ts';
import { SubmitPanel } from '../create/assignment-form.tsx';
import { Consequences } from '../create/consequences.tsx';
import type { AssignmentDraft } from '../create/assignment-draft.ts';
import { ChoiceFields, ListeningFields, TimeFields } from '../create/assignment-fields.tsx';
import { PeoplePicker, useAudience } from '../create/people-picker.tsx';
import {
  findDefinedFaults,
  countFilesLeft,
  getAssignmentDraft,
  moveTaskUp,
  newDefinedDraft,
  withAssignmentChange,
  withTask,
  type DefinedDraft,
  type DefinedFault,
} from './defined-draft.ts';
import { MaterialField } from './material-field.tsx';
import { TaskFields } from './task-fields.tsx';
import { TextPairField } from './text-pair.tsx';
import { useCreateDefinedHomework } from './use-create-defined-homework.ts';
import giving from '../create/assignment-form.module.css';
import styles from './defined-homework.module.css';

type ChangeDefinedDraft = (change: (draft: DefinedDraft) => DefinedDraft) => void;

/** The form for homework written by the teacher; the draft is stored on the device. */
export const Screen = () => {
  const t = useTranslation(definedHomeworkMessages);
  const tNew = useTranslation(newAssignmentMessages);
  const preselected = useSearch(newDefinedHomework);
  const [fresh] = useState(() => newDefinedDraft(preselected, Date.now()));
  const persisted = usePersistedDraft<DefinedDraft>('defined-homework', { version: 0, draft: fresh });
  const { draft, change } = persisted;
  const creation = useCreateDefinedHomework(persisted.clear);
  const now = useNow(10_000);
  const shared = getAssignmentDraft(draft);
  const faults = creation.tries > 0 ? findDefinedFaults(draft, now) : [];
  const getMessage = useDefinedFaultText();
  const errorFor = (field: string) => {
    const fault = faults.find((draftFault) => draftFault.field === field);
    return fault && getMessage(fault);
  };
  const changeShared = (part: Partial<AssignmentDraft>) => change((before) => withAssignmentChange(before, part));
  const fields = { family: 'homework' as const, draft: shared, onChange: changeShared, errorFor };
  return (
    <Page dense>
      <Breadcrumb trail={[{ label: tNew('homework'), to: linkTo(assignedHomework, {}) }, { label: t('title') }]} />
      <PageHead title={t('title')} meta={<DraftStatus kept={persisted.saveState} />} />
      {persisted.isRestored && <RestoredDraftNotice onDiscard={persisted.discard} />}
      <DefinedErrors creation={creation} faults={faults} />
      <Columns
        side={
          <DefinedConsequences
            draft={draft}
            isSubmitting={creation.isSubmitting}
            onGive={() => void creation.give(draft)}
          />
        }
      >
        <Stack>
          <Section title={tNew('how')}>
            <ChoiceFields {...fields} suggested={{ title: '', titleZh: '' }} />
          </Section>
          <SharedMaterialFields
            key={`all ${persisted.version} ${persisted.isRestored}`}
            draft={draft}
            onChange={change}
          />
          <Tasks draft={draft} faults={faults} onChange={change} />
          <Section title={tNew('who')}>
            <PeoplePicker draft={shared} onChange={changeShared} />
          </Section>
          <Section title={tNew('when')}>
            <TimeFields {...fields} />
          </Section>
          <Section title={tNew('listening')}>
            <ListeningFields {...fields} />
          </Section>
        </Stack>
      </Columns>
    </Page>
  );
};

const SharedMaterialFields = ({ draft, onChange }: { draft: DefinedDraft; onChange: ChangeDefinedDraft }) => {
  const t = useTranslation(definedHomeworkMessages);
  return (
    <Section title={t('forAll')}>
      <div className={styles.forAll}>
        <p className="meta">{t('forAllNote')}</p>
        <TextPairField value={draft.text} onChange={(text) => onChange((now) => ({ ...now, text }))} />
        <MaterialField
          files={draft.files}
          left={countFilesLeft(draft)}
          onAdd={(file) => onChange((now) => ({ ...now, files: [...now.files, file] }))}
          onRemove={(id) => onChange((now) => ({ ...now, files: now.files.filter((file) => file.id !== id) }))}
        />
      </div>
    </Section>
  );
};

interface TasksProps {
  draft: DefinedDraft;
  faults: readonly DefinedFault[];
  onChange: ChangeDefinedDraft;
}

const Tasks = ({ draft, faults, onChange }: TasksProps) => {
  const t = useTranslation(definedHomeworkMessages);
  const { tasks } = draft;
  return (
    <Section title={t('tasks')} count={tasks.length}>
      <div className={styles.tasks}>
        {tasks.map((task, at) => (
          <TaskFields
            key={task.key}
            draft={draft}
            task={task}
            at={at}
            faults={faults}
            onChange={(change) =>
              onChange((now) => ({
                ...now,
                tasks: now.tasks.map((current) => (current.key === task.key ? change(current) : current)),
              }))
            }
            onUp={at === 0 ? undefined : () => onChange((now) => ({ ...now, tasks: moveTaskUp(now.tasks, at) }))}
            onRemove={
              tasks.length === 1
                ? undefined
                : () => onChange((now) => ({ ...now, tasks: now.tasks.filter(({ key }) => key !== task.key) }))
            }
          />
        ))}
        <Button
          className={styles.quiet}
          leftSection={<PlusIcon />}
          disabled={tasks.length >= maxTasks}
          onClick={() => onChange((now) => ({ ...now, tasks: withTask(now.tasks) }))}
        >
          {t('addTask')}
        </Button>
      </div>
    </Section>
  );
};

interface DefinedConsequencesProps {
  draft: DefinedDraft;
  isSubmitting: boolean;
  onGive(): void;
}

/** The button that assigns the homework, and the consequences. */
const DefinedConsequences = ({ draft, isSubmitting, onGive }: DefinedConsequencesProps) => {
  const t = useTranslation(definedHomeworkMessages);
  const tNew = useTranslation(newAssignmentMessages);
  const shared = getAssignmentDraft(draft);
  const audience = useAudience(shared);
  return (
    <SubmitPanel title={tNew('happens')} label={tNew('givesHomework')} isSubmitting={isSubmitting} onSubmit={onGive}>
      <Consequences
        family="homework"
        draft={shared}
        audience={audience}
        seconds={shared.minutes === null ? null : shared.minutes * 60}
      />
      <p className="meta num">
        {t('totalPoints', { count: draft.tasks.reduce((sum, { points }) => sum + points, 0) })}
      </p>
    </SubmitPanel>
  );
};

/** The words for a fault of the draft. */
const useDefinedFaultText = () => {
  const t = useTranslation(definedHomeworkMessages);
  const tNew = useTranslation(newAssignmentMessages);
  return ({ messageKey, number = 0 }: DefinedFault): string =>
    messageKey === 'needTaskText' ||
    messageKey === 'needWay' ||
    messageKey === 'needPoints' ||
    messageKey === 'needRubric'
      ? t(messageKey, { number })
      : tNew(messageKey);
};

interface DefinedErrorsProps {
  creation: ReturnType<typeof useCreateDefinedHomework>;
  faults: readonly DefinedFault[];
}

const DefinedErrors = ({ creation, faults }: DefinedErrorsProps) => {
  const tNew = useTranslation(newAssignmentMessages);
  const getMessage = useDefinedFaultText();
  return (
    <div className={giving.errors}>
      <FormErrors
        attempt={creation.tries}
        title={creation.refused ?? (faults.length > 0 ? tNew('notGiven') : undefined)}
        errors={faults.map((fault) => ({ field: fault.field, message: getMessage(fault) }))}
      />
    </div>
  );
};
