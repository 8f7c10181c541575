import { Modal, Radio, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { DialogForm } from '@inkstone/assignments/web';
import { localizedName } from '@inkstone/base';
import { useApiMutation, useApiQuery } from '@inkstone/call/web';
import { useLanguage, useTranslation } from '@inkstone/ui';
import {
  joinSchoolClass,
  leaveSchoolClass,
  listSchoolClasses,
  moveSchoolStudents,
  type SchoolClassRow,
} from '../../contract.ts';
import { schoolClassMessages } from '../../messages.ts';
import styles from './classes.module.css';
import { DayField, presentDay, toDayInput } from './day-field.tsx';
import { PeopleField, type ChosenPerson } from './people-field.tsx';

/** The dialog to add students to a class. */
export const JoinDialog = ({ classId, name, onClose }: { classId: number; name: string; onClose(): void }) => {
  const t = useTranslation(schoolClassMessages);
  const { mutateAsync } = useApiMutation(joinSchoolClass);
  const [chosen, setChosen] = useState<ChosenPerson[]>([]);
  const [day, setDay] = useState(presentDay);
  const send = async (requestId: string) => {
    const studentIds = chosen.map(({ id }) => id);
    const { joined, planned } = await mutateAsync({ requestId, classId, studentIds, ...toDayInput(day) });
    return planned > 0 ? t('planned', { count: planned }) : t('joined', { count: joined });
  };
  const faults = [
    ...(chosen.length === 0 ? [{ field: 'class-students', message: t('needStudent') }] : []),
    ...(day === '' ? [{ field: 'join-day', message: t('needDay') }] : []),
  ];
  return (
    <Modal opened onClose={onClose} title={t('joinTitle', { name })} size={720}>
      <DialogForm submitLabel={t('join')} faults={faults} send={send} onClose={onClose}>
        <p className="dim">{t('joinNote')}</p>
        <PeopleField id="class-students" part="student" label={t('student')} chosen={chosen} onChange={setChosen} />
        <DayField id="join-day" day={day} onChange={setDay} />
      </DialogForm>
    </Modal>
  );
};

interface LeaveDialogProps {
  leave: { classId: number; name: string; studentIds: number[] };
  onLeft(): void;
  onClose(): void;
}

/** The dialog to take students out of a class. */
export const LeaveDialog = ({ leave, onLeft, onClose }: LeaveDialogProps) => {
  const { classId, name, studentIds } = leave;
  const t = useTranslation(schoolClassMessages);
  const { mutateAsync } = useApiMutation(leaveSchoolClass);
  const [day, setDay] = useState(presentDay);
  const send = async (requestId: string) => {
    const { planned } = await mutateAsync({ requestId, classId, studentIds, ...toDayInput(day) });
    onLeft();
    return planned > 0 ? t('planned', { count: planned }) : t('didLeave');
  };
  const faults = day === '' ? [{ field: 'leave-day', message: t('needDay') }] : [];
  return (
    <Modal opened onClose={onClose} title={t('leaveTitle', { count: studentIds.length, name })} size={560}>
      <DialogForm submitLabel={t('leave')} faults={faults} send={send} onClose={onClose}>
        <p className="dim">{t('leaveBody')}</p>
        <DayField id="leave-day" day={day} onChange={setDay} />
      </DialogForm>
    </Modal>
  );
};

interface MoveDialogProps {
  move: { classId: number; name: string; studentIds: number[] };
  onMoved(): void;
  onClose(): void;
}

/** The dialog to move students to another class. */
export const MoveDialog = ({ move, onMoved, onClose }: MoveDialogProps) => {
  const { classId, name, studentIds } = move;
  const t = useTranslation(schoolClassMessages);
  const language = useLanguage();
  const { mutateAsync } = useApiMutation(moveSchoolStudents);
  const [target, setTarget] = useState<SchoolClassRow | null>(null);
  const [day, setDay] = useState(presentDay);
  const send = async (requestId: string) => {
    if (!target) throw new Error('no class was chosen');
    const input = { requestId, classId, studentIds, toClassId: target.id, ...toDayInput(day) };
    const { planned } = await mutateAsync(input);
    onMoved();
    if (planned > 0) return t('planned', { count: planned });
    return t('moved', { name: localizedName(language, target.name, target.nameZh) });
  };
  const faults = [
    ...(target === null ? [{ field: 'class-target', message: t('needTarget') }] : []),
    ...(day === '' ? [{ field: 'move-day', message: t('needDay') }] : []),
  ];
  return (
    <Modal opened onClose={onClose} title={t('moveTitle', { count: studentIds.length, name })} size={720}>
      <DialogForm submitLabel={t('move')} faults={faults} send={send} onClose={onClose}>
        <p className="dim">{t('moveNote')}</p>
        <TargetField fromId={classId} target={target} onChange={setTarget} />
        <DayField id="move-day" day={day} onChange={setDay} />
      </DialogForm>
    </Modal>
  );
};

interface TargetFieldProps {
  fromId: number;
  target: SchoolClassRow | null;
  onChange(target: SchoolClassRow): void;
}

const resultCount = 8;
const debounceMs = 250;

const TargetField = ({ fromId, target, onChange }: TargetFieldProps) => {
  const t = useTranslation(schoolClassMessages);
  const language = useLanguage();
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), debounceMs);
  const input = { search: search || undefined, pageNum: resultCount + 1 };
  const { data } = useApiQuery(listSchoolClasses, input, { keepPrevious: true });
  const matches = (data?.list ?? []).filter(({ id }) => id !== fromId).slice(0, resultCount);
  // The class that was chosen stays in the list when the search no longer finds it.
  const shown = target === null || matches.some(({ id }) => id === target.id) ? matches : [target, ...matches];
  const choose = (value: string) => {
    const next = shown.find(({ id }) => String(id) === value);
    if (next) onChange(next);
  };
  return (
    <div className={styles.picker}>
      <TextInput
        id="class-target"
        label={t('target')}
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        // Return would send the form around it.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {data && shown.length === 0 && <p className="dim">{t('noClass')}</p>}
      <Radio.Group aria-label={t('target')} value={target === null ? '' : String(target.id)} onChange={choose}>
        {shown.map((row) => (
          <Radio
            key={row.id}
            mt="xs"
            value={String(row.id)}
            label={localizedName(language, row.name, row.nameZh)}
            description={row.teachers.map((teacher) => teacher.name).join(t('comma'))}
          />
        ))}
      </Radio.Group>
    </div>
  );
};
