import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { getErrorMessage, newRequestId, useApiMutation, useApiQuery } from '@inkstone/call/web';
import {
  Breadcrumb,
  Facts,
  Instant,
  Page,
  PageHead,
  QueryBoundary,
  RowsSkeleton,
  Section,
  Stack,
  StatusChip,
  toastError,
  toastSuccess,
  useConfirm,
  useTranslation,
} from '@inkstone/ui';
import { classMerges, schoolClasses } from '../../addresses.ts';
import {
  applyClassMerge,
  getClassMerge,
  undoClassMerge,
  type MergedClass,
  type MergePerson,
  type MergeSet,
} from '../../contract/class-merges.ts';
import { classMergeMessages } from '../../messages.ts';
import styles from './merges.module.css';

/** What merging would change, or what became of it. */
export const MergeReceipt = ({ changeSetId }: { changeSetId: number }) => {
  const t = useTranslation(classMergeMessages);
  const query = useApiQuery(getClassMerge, { changeSetId });
  const trail = [
    { label: t('classes'), to: linkTo(schoolClasses, {}) },
    { label: t('title'), to: linkTo(classMerges, {}) },
  ];
  return (
    <Page>
      <QueryBoundary query={query} errorTitle={t('failed')} safe={t('safe')} skeleton={<RowsSkeleton rows={8} />}>
        {(set) => (
          <>
            <Breadcrumb trail={[...trail, { label: set.targetName || t('gone') }]} />
            <PageHead
              title={t('into', { name: set.targetName || t('gone') })}
              meta={<StateLine set={set} />}
              action={set.state === 'planned' ? <MergeButton set={set} /> : <UndoButton set={set} />}
            />
            <Stack>
              {set.state === 'planned' && set.joinerWork > 0 && <p>{t('joinerWork', { count: set.joinerWork })}</p>}
              {set.list.map((merged) => (
                <MergedSection key={merged.classId} merged={merged} />
              ))}
            </Stack>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

const StateLine = ({ set }: { set: MergeSet }) => {
  const t = useTranslation(classMergeMessages);
  const at = set.undoneAt ?? set.appliedAt;
  return (
    <>
      {t(set.state)} {at !== null && <Instant at={at} />}
      {set.undoUntil !== null && (
        <>
          {` · ${t('undoUntil')} `}
          <Instant at={set.undoUntil} show="day" />
        </>
      )}
      {set.state !== 'planned' && (
        <>
          {' · '}
          <Link to={linkTo(schoolClasses, { classId: set.targetId })}>{set.targetName}</Link>
        </>
      )}
    </>
  );
};

const useNames = () => {
  const t = useTranslation(classMergeMessages);
  return (people: readonly MergePerson[]): string =>
    people.map(({ name, username }) => `${name} (${username})`).join(t('comma')) || t('nobody');
};

const MergedSection = ({ merged }: { merged: MergedClass }) => {
  const t = useTranslation(classMergeMessages);
  const toNames = useNames();
  const { classId, name, state, fault, students, teachers, runningWork, openAttempts, comingSessions } = merged;
  const work = [
    ...(runningWork > 0 ? [t('workStays', { count: runningWork })] : []),
    ...(openAttempts > 0 ? [t('attempts', { count: openAttempts })] : []),
  ];
  const items = [
    { name: t('move'), value: toNames(students.filter(({ isInBoth }) => !isInBoth)) },
    { name: t('both'), value: toNames(students.filter(({ isInBoth }) => isInBoth)) },
    { name: t('teachers'), value: toNames(teachers) },
    ...(work.length > 0 ? [{ name: t('work'), value: work.join(t('comma')) }] : []),
    ...(comingSessions > 0 ? [{ name: t('sessions'), value: t('sessionsStay', { count: comingSessions }) }] : []),
  ];
  const staying = [...students, ...teachers].flatMap((person) =>
    person.fault === null ? [] : [`${toNames([person])}: ${t(`stays.${person.fault}`)}`],
  );
  const chip = fault === null && (state === 'applied' || state === 'undone') ? t(`did.${state}`) : null;
  return (
    <Section
      title={name || t('gone')}
      aside={
        <span className={styles.acts}>
          {fault !== null && <StatusChip tone="amber">{t(`fault.${fault}`)}</StatusChip>}
          {chip !== null && <StatusChip tone="plain">{chip}</StatusChip>}
          {state !== 'planned' && <Link to={linkTo(schoolClasses, { classId })}>{name}</Link>}
        </span>
      }
    >
      <Facts items={items} />
      {staying.length > 0 && (
        <div role="status">
          <h4>{t('stay')}</h4>
          <ul>
            {staying.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
};

const MergeButton = ({ set: { changeSetId, merged } }: { set: MergeSet }) => {
  const t = useTranslation(classMergeMessages);
  const { mutateAsync, isPending } = useApiMutation(applyClassMerge);
  const merge = async () => {
    try {
      await mutateAsync({ requestId: newRequestId(), changeSetId });
      toastSuccess(t('didMerge'));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  if (merged === 0) return <p className="meta">{t('nothing')}</p>;
  return (
    <Button variant="filled" loading={isPending} onClick={() => void merge()}>
      {t('merge', { count: merged })}
    </Button>
  );
};

const UndoButton = ({ set: { changeSetId, undoUntil } }: { set: MergeSet }) => {
  const t = useTranslation(classMergeMessages);
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useApiMutation(undoClassMerge);
  if (undoUntil === null) return null;
  const undo = async () => {
    const question = { title: t('undoTitle'), body: t('undoBody'), actionLabel: t('undo'), danger: true };
    if (!(await confirm(question))) return;
    try {
      await mutateAsync({ requestId: newRequestId(), changeSetId });
      toastSuccess(t('undoneNow'));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <Button loading={isPending} onClick={() => void undo()}>
      {t('undo')}
    </Button>
  );
};
