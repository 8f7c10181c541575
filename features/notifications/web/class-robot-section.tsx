import { Button } from '@mantine/core';
import { useState } from 'react';
import { getErrorMessage, newRequestId, useApiMutation, useApiQuery } from '@inkstone/call/web';
import { QuerySection, Stack, toastError, toastSuccess, useConfirm, useTranslation } from '@inkstone/ui';
import { listClassRobots, removeClassRobot, testClassRobot, type ClassRobot } from '../contract.ts';
import { classRobotMessages } from '../messages.ts';
import { ClassRobotForm } from './class-robot-form.tsx';
import styles from './class-robot.module.css';
import { parseRobotFailure } from './robot-failure.ts';
import { RobotDeliveries } from './robot-deliveries.tsx';

/** The robot of a class's group: its address, a test, and what became of the latest posts. */
export const ClassRobotSection = ({ classId }: { classId: number }) => {
  const t = useTranslation(classRobotMessages);
  const query = useApiQuery(listClassRobots, { classId });
  const [isEditing, setEditing] = useState(false);
  return (
    <div className={styles.section}>
      <QuerySection title={t('title')} query={query} errorTitle={t('loadFailed')}>
        {({ list: [entry] }) => (
          <Stack>
            <p className="dim">{t('intro')}</p>
            {entry?.robot && <RobotState robot={entry.robot} />}
            {isEditing ? (
              <ClassRobotForm classId={classId} robot={entry?.robot ?? null} onClose={() => setEditing(false)} />
            ) : (
              <div className={styles.actions}>
                <Button variant="default" onClick={() => setEditing(true)}>
                  {t(entry?.robot ? 'change' : 'set')}
                </Button>
                {entry?.robot && <RobotActions classId={classId} />}
              </div>
            )}
            {entry?.robot && <RobotDeliveries deliveries={entry.robot.deliveries} />}
          </Stack>
        )}
      </QuerySection>
    </div>
  );
};

const RobotState = ({ robot }: { robot: ClassRobot }) => {
  const t = useTranslation(classRobotMessages);
  const { kind, address, hasSecret, restFailure, lastFailure } = robot;
  const failure = restFailure ?? lastFailure;
  const { key, code } = parseRobotFailure(failure ?? '');
  return (
    <>
      <p>
        {t(kind)} · <span className="num">{address}</span> · {t(hasSecret ? 'signed' : 'unsigned')}
      </p>
      {failure !== null && (
        <p role="alert">{t(restFailure === null ? 'lastFailed' : 'resting', { reason: t(key, { code }) })}</p>
      )}
    </>
  );
};

const RobotActions = ({ classId }: { classId: number }) => {
  const t = useTranslation(classRobotMessages);
  const confirm = useConfirm();
  const trial = useApiMutation(testClassRobot);
  const removal = useApiMutation(removeClassRobot);
  const onError = (error: Error) => toastError(getErrorMessage(error));
  const sendTest = () =>
    trial.mutate(
      { requestId: newRequestId(), classId },
      {
        onSuccess({ failure }) {
          if (failure === null) return toastSuccess(t('testSent'));
          const { key, code } = parseRobotFailure(failure);
          toastError(t('testFailed', { reason: t(key, { code }) }));
        },
        onError,
      },
    );
  const remove = async () => {
    const question = { title: t('removeTitle'), body: t('removeBody'), actionLabel: t('remove'), danger: true };
    if (!(await confirm(question))) return;
    removal.mutate({ requestId: newRequestId(), classId }, { onSuccess: () => toastSuccess(t('removed')), onError });
  };
  return (
    <>
      <Button variant="default" onClick={sendTest} loading={trial.isPending}>
        {t('test')}
      </Button>
      <Button variant="subtle" color="red" onClick={() => void remove()} loading={removal.isPending}>
        {t('remove')}
      </Button>
    </>
  );
};
