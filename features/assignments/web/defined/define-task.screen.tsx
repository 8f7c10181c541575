import { Button } from '@mantine/core';
import { useState } from 'react';
import { BroughtBack, KeptWords, useKeptDraft } from '@inkstone/bank/web';
import { linkTo } from '@inkstone/base';
import {
  Breadcrumb,
  Columns,
  FormErrors,
  Page,
  PageHead,
  PlusIcon,
  Section,
  Sheet,
  Stack,
  useNow,
  useTranslation,
} from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { defineTask, givenHomework } from '../../addresses.ts';
import { tasksAtMost } from '../../contract/defining.ts';
import { definedMessages, givingMessages } from '../../messages.ts';
import { Consequences } from '../giving/consequences.tsx';
import type { GivingDraft } from '../giving/giving-draft.ts';
import { ChoiceFields, ListeningFields, TimeFields } from '../giving/giving-fields.tsx';
import { PeoplePicker, useAudience } from '../giving/people-picker.tsx';
import {
  definedFaults,
  filesLeft,
  givingIn,
  movedUp,
  newDefined,
  withGiving,
  withTask,
  type DefinedDraft,
  type DefinedFault,
} from './defined-draft.ts';
import { MaterialField } from './material-field.tsx';
import { TaskFields } from './task-fields.tsx';
import { TextPairField } from './text-pair.tsx';
import { useGiveDefined } from './use-give-defined.ts';
import giving from '../giving/giving-form.module.css';
import styles from './defined.module.css';

type Change = (change: (draft: DefinedDraft) => DefinedDraft) => void;

/** Homework of a teacher's own making: texts, files, tasks, whom and when; kept on the device while it is written. */
export const Screen = () => {
  const t = useTranslation(definedMessages);
  const say = useTranslation(givingMessages);
  const chosen = useSearch(defineTask);
  const [fresh] = useState(() => newDefined(chosen, Date.now()));
  const kept = useKeptDraft<DefinedDraft>('defined-homework', { version: 0, draft: fresh });
  const { draft, change } = kept;
  const sending = useGiveDefined(kept.forget);
  const now = useNow(10_000);
  const shared = givingIn(draft);
  const audience = useAudience(shared);
  const faults = sending.tries > 0 ? definedFaults(draft, now) : [];
  const saidOf = ({ says, number = 0 }: DefinedFault): string =>
    says === 'needTaskText' || says === 'needWay' || says === 'needPoints' ? t(says, { number }) : say(says);
  const wrong = (field: string) => {
    const fault = faults.find((one) => one.field === field);
    return fault && saidOf(fault);
  };
  const onShared = (part: Partial<GivingDraft>) => change((before) => withGiving(before, part));
  const fields = { family: 'homework' as const, draft: shared, onChange: onShared, wrong };
  return (
    <Page dense>
      <Breadcrumb trail={[{ label: say('homework'), to: linkTo(givenHomework, {}) }, { label: t('title') }]} />
      <PageHead title={t('title')} meta={<KeptWords kept={kept.kept} />} />
      {kept.isBroughtBack && <BroughtBack onDiscard={kept.discard} />}
      <div className={giving.errors}>
        <FormErrors
          attempt={sending.tries}
          title={sending.refused ?? (faults.length > 0 ? say('notGiven') : undefined)}
          errors={faults.map((fault) => ({ field: fault.field, message: saidOf(fault) }))}
        />
      </div>
      <Columns
        side={
          <Sheet className={giving.happens} aria-label={say('happens')}>
            <h2>{say('happens')}</h2>
            <Consequences
              family="homework"
              draft={shared}
              audience={audience}
              seconds={shared.minutes === null ? null : shared.minutes * 60}
            />
            <p className="meta num">
              {t('totalPoints', { count: draft.tasks.reduce((sum, { points }) => sum + points, 0) })}
            </p>
            <Button variant="filled" loading={sending.isGiving} onClick={() => void sending.give(draft)}>
              {say('givesHomework')}
            </Button>
          </Sheet>
        }
      >
        <Stack>
          <Section title={say('how')}>
            <ChoiceFields {...fields} suggested={{ title: '', titleZh: '' }} />
          </Section>
          <ForAll key={`all ${kept.version} ${kept.isBroughtBack}`} draft={draft} onChange={change} />
          <Tasks draft={draft} faults={faults} onChange={change} />
          <Section title={say('who')}>
            <PeoplePicker draft={shared} onChange={onShared} />
          </Section>
          <Section title={say('when')}>
            <TimeFields {...fields} />
          </Section>
          <Section title={say('listening')}>
            <ListeningFields {...fields} />
          </Section>
        </Stack>
      </Columns>
    </Page>
  );
};

const ForAll = ({ draft, onChange }: { draft: DefinedDraft; onChange: Change }) => {
  const t = useTranslation(definedMessages);
  return (
    <Section title={t('forAll')}>
      <div className={styles.forAll}>
        <p className="meta">{t('forAllNote')}</p>
        <TextPairField value={draft.text} onChange={(text) => onChange((now) => ({ ...now, text }))} />
        <MaterialField
          files={draft.files}
          left={filesLeft(draft)}
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
  onChange: Change;
}

const Tasks = ({ draft, faults, onChange }: TasksProps) => {
  const t = useTranslation(definedMessages);
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
                tasks: now.tasks.map((one) => (one.key === task.key ? change(one) : one)),
              }))
            }
            onUp={at === 0 ? undefined : () => onChange((now) => ({ ...now, tasks: movedUp(now.tasks, at) }))}
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
          disabled={tasks.length >= tasksAtMost}
          onClick={() => onChange((now) => ({ ...now, tasks: withTask(now.tasks) }))}
        >
          {t('addTask')}
        </Button>
      </div>
    </Section>
  );
};
