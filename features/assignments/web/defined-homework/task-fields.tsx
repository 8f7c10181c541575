import { ActionIcon, Button, Checkbox, NumberInput } from '@mantine/core';
import { Suspense, useState } from 'react';
import { RubricField } from '@inkstone/bank/web';
import { ArrowUpIcon, BlockSkeleton, PlusIcon, Sheet, TrashIcon, useConfirm, useTranslation } from '@inkstone/ui';
import { definedHomeworkMessages } from '../../messages.ts';
import {
  countFilesLeft,
  type DefinedDraft,
  type DefinedFault,
  type DraftTask,
  type AnswerMode,
} from './defined-draft.ts';
import { MaterialField } from './material-field.tsx';
import { TextField } from './text-field.tsx';
import { TextPairField } from './text-pair.tsx';
import styles from './defined-homework.module.css';

interface TaskFieldsProps {
  draft: DefinedDraft;
  task: DraftTask;
  at: number;
  faults: readonly DefinedFault[];
  onChange(change: (task: DraftTask) => DraftTask): void;
  onUp: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

const answerModes: readonly AnswerMode[] = ['text', 'files', 'recording'];

/** One task: its text, its files, how it is answered, and its points. */
export const TaskFields = ({ draft, task, at, faults, onChange, onUp, onRemove }: TaskFieldsProps) => {
  const t = useTranslation(definedHomeworkMessages);
  const number = at + 1;
  const field = (part: string) => `task-${task.key}-${part}`;
  const errorFor = (part: string) => {
    const fault = faults.find((candidate) => candidate.field === field(part));
    return fault && t(fault.messageKey as 'needTaskText', { number });
  };
  const change = (part: Partial<DraftTask>) => onChange((now) => ({ ...now, ...part }));
  return (
    <Sheet className={styles.task} aria-label={t('task', { number })}>
      <TaskHead number={number} onUp={onUp} onRemove={onRemove} />
      <div id={field('text')} tabIndex={-1} className={styles.anchor}>
        <TextPairField value={task.text} error={errorFor('text')} onChange={(text) => change({ text })} />
      </div>
      <MaterialField
        files={task.files}
        left={countFilesLeft(draft, task)}
        onAdd={(file) => onChange((now) => ({ ...now, files: [...now.files, file] }))}
        onRemove={(id) => onChange((now) => ({ ...now, files: now.files.filter((file) => file.id !== id) }))}
      />
      <div id={field('ways')} tabIndex={-1} className={styles.anchor}>
        <Checkbox.Group
          label={t('answeredBy')}
          value={task.accepts}
          error={errorFor('ways')}
          onChange={(selected) => change({ accepts: answerModes.filter((way) => selected.includes(way)) })}
        >
          <div className={styles.ways}>
            {answerModes.map((way) => (
              <Checkbox key={way} value={way} label={t(`way.${way}`)} />
            ))}
          </div>
        </Checkbox.Group>
      </div>
      <Numbers task={task} id={field('points')} error={errorFor('points')} onChange={change} />
      <div id={field('rubric')} tabIndex={-1} className={styles.anchor}>
        <TaskRubric task={task} number={number} isTried={faults.length > 0} onChange={change} />
      </div>
      <Model task={task} onChange={change} />
    </Sheet>
  );
};

const TaskHead = ({ number, onUp, onRemove }: { number: number } & Pick<TaskFieldsProps, 'onUp' | 'onRemove'>) => {
  const t = useTranslation(definedHomeworkMessages);
  const confirm = useConfirm();
  const remove = async () => {
    const confirmation = {
      title: t('removeTitle', { number }),
      body: t('removeBody'),
      actionLabel: t('removeAct'),
      danger: true,
    };
    if (await confirm(confirmation)) onRemove?.();
  };
  return (
    <header className={styles.taskHead}>
      <h3 className="num">{t('task', { number })}</h3>
      {onUp && (
        <ActionIcon variant="subtle" aria-label={t('moveUp', { number })} onClick={onUp}>
          <ArrowUpIcon />
        </ActionIcon>
      )}
      {onRemove && (
        <ActionIcon variant="subtle" aria-label={t('removeTask', { number })} onClick={() => void remove()}>
          <TrashIcon />
        </ActionIcon>
      )}
    </header>
  );
};

interface NumbersProps {
  task: DraftTask;
  id: string;
  error: string | undefined;
  onChange(change: Partial<DraftTask>): void;
}

const Numbers = ({ task, id, error, onChange }: NumbersProps) => {
  const t = useTranslation(definedHomeworkMessages);
  const integerInput = { allowDecimal: false, allowNegative: false } as const;
  return (
    <div className={styles.numbers}>
      <NumberInput
        id={id}
        label={t('points')}
        min={1}
        max={100}
        step={1}
        decimalScale={1}
        value={task.points}
        error={error}
        onChange={(points) => onChange({ points: Number(points) || 0 })}
      />
      {task.accepts.includes('text') && (
        <NumberInput
          {...integerInput}
          label={t('leastWords')}
          min={0}
          max={5000}
          value={task.leastWords}
          onChange={(count) => onChange({ leastWords: Number(count) || 0 })}
        />
      )}
      {task.accepts.includes('files') && (
        <NumberInput
          {...integerInput}
          label={t('mostFiles')}
          min={1}
          max={20}
          value={task.mostFiles}
          onChange={(most) => onChange({ mostFiles: Math.min(20, Math.max(1, Number(most) || 1)) })}
        />
      )}
    </div>
  );
};

type TaskRubricProps = Pick<NumbersProps, 'task' | 'onChange'> & { number: number; isTried: boolean };

const TaskRubric = ({ task: { rubric = null }, number, isTried, onChange }: TaskRubricProps) => {
  const t = useTranslation(definedHomeworkMessages);
  const [isOpen, setOpen] = useState(rubric !== null);
  if (!isOpen) {
    return (
      <Button className={styles.quiet} variant="quiet" leftSection={<PlusIcon />} onClick={() => setOpen(true)}>
        {t('addRubric')}
      </Button>
    );
  }
  return (
    <Suspense fallback={<BlockSkeleton lines={2} />}>
      <RubricField
        rubric={rubric}
        label={t('rubricFor', { number })}
        without="pointsAlone"
        isTried={isTried}
        onChange={(changed) => onChange({ rubric: changed })}
      />
    </Suspense>
  );
};

const Model = ({ task, onChange }: Pick<NumbersProps, 'task' | 'onChange'>) => {
  const t = useTranslation(definedHomeworkMessages);
  const [isOpen, setOpen] = useState(task.model !== '');
  if (!isOpen) {
    return (
      <Button className={styles.quiet} variant="quiet" leftSection={<PlusIcon />} onClick={() => setOpen(true)}>
        {t('addModel')}
      </Button>
    );
  }
  return (
    <div className={styles.pair}>
      <TextField label={t('model')} value={task.model} onChange={(model) => onChange({ model })} />
      <span className="meta">{t('modelNote')}</span>
    </div>
  );
};
