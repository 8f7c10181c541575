import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { failureFrom, newRequestId, useApiMutation } from '@inkstone/call/web';
import { useProtectPage } from '@inkstone/session/web';
import { FormErrors, Stack, toastSuccess, useTranslation } from '@inkstone/ui';
import { saveClassRobot, type ClassRobot } from '../contract.ts';
import { classRobotMessages } from '../messages.ts';
import { guessRobotKind, parseRobotAddress } from '../robot-address.ts';
import styles from './class-robot.module.css';

interface ClassRobotFormProps {
  classId: number;
  robot: ClassRobot | null;
  onClose(): void;
}

/** Address and secret of a class's robot. */
export const ClassRobotForm = ({ classId, robot, onClose }: ClassRobotFormProps) => {
  const t = useTranslation(classRobotMessages);
  const [address, setAddress] = useState('');
  const [secret, setSecret] = useState('');
  const [attempt, setAttempt] = useState(0);
  const save = useApiMutation(saveClassRobot);
  useProtectPage(address || secret ? 'unsaved' : null);
  const kind = guessRobotKind(address);
  const isStored = address.trim() === '' && robot !== null;
  const errors =
    attempt > 0 && !isStored && !parseRobotAddress(address)
      ? [{ field: 'robot-address', message: t('addressOdd') }]
      : [];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (save.isPending || (!isStored && !parseRobotAddress(address))) return;
    const onSuccess = () => {
      toastSuccess(t('saved'));
      onClose();
    };
    save.mutate({ requestId: newRequestId(), classId, address: address.trim(), secret }, { onSuccess });
  };
  const hint = robot ? t('addressKept', { address: robot.address }) : t('addressHint');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Stack>
        <FormErrors errors={errors} title={failureFrom(save.error)?.message} attempt={attempt} />
        <TextInput
          id="robot-address"
          type="url"
          label={t('address')}
          description={kind ? t('kindGuess', { kind: t(kind) }) : hint}
          error={errors[0]?.message}
          autoComplete="off"
          maxLength={500}
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <PasswordInput
          id="robot-secret"
          label={t('secret')}
          description={t(robot?.hasSecret && address === '' ? 'secretKept' : 'secretHint')}
          autoComplete="off"
          maxLength={200}
          value={secret}
          onChange={({ currentTarget }) => setSecret(currentTarget.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="filled" loading={save.isPending}>
            {t('save')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
