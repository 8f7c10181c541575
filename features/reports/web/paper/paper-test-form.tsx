import { ActionIcon, Button, Modal, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { dayIn } from '@inkstone/base';
import { getErrorMessage, newRequestId, useApiMutation } from '@inkstone/call/web';
import { CloseIcon, FormErrors, PlusIcon, toastSuccess, useTranslation, type FieldError } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { schoolZone } from '@inkstone/ui/time';
import { paperTest } from '../../addresses.ts';
import { savePaperTest } from '../../contract.ts';
import { paperMessages } from '../../messages.ts';
import { pointsText } from './mark-text.ts';
import styles from './paper.module.css';
import type { PaperTest } from './use-paper-marks.ts';

interface PartFields {
  key: number;
  name: string;
  maximum: number | string;
}

interface TestFields {
  title: string;
  day: string;
  maximum: number | string;
  parts: PartFields[];
}

const sumParts = (parts: readonly PartFields[]): number =>
  parts.reduce((total, { maximum }) => total + (Number(maximum) || 0), 0);

const useFaults = ({ title, day, maximum, parts }: TestFields): FieldError[] => {
  const t = useTranslation(paperMessages);
  const names = parts.map(({ name }) => name.trim());
  return [
    ...(title.trim() === '' ? [{ field: 'paper-title', message: t('needName') }] : []),
    ...(day === '' ? [{ field: 'paper-day', message: t('needDay') }] : []),
    ...(parts.length === 0 && !(Number(maximum) > 0) ? [{ field: 'paper-maximum', message: t('needMaximum') }] : []),
    ...parts
      .filter((part) => part.name.trim() === '' || !(Number(part.maximum) > 0))
      .map(({ key }) => ({ field: `paper-part-${key}`, message: t('needPart') })),
    ...(new Set(names).size < names.length ? [{ field: 'paper-parts', message: t('samePart') }] : []),
  ];
};

interface PaperTestFormProps {
  classId: number;
  /** Null: a new one. */
  test: PaperTest | null;
  submitLabel: string;
  onSaved(id: number): void;
}

const toFields = (test: PaperTest | null): TestFields => ({
  title: test?.title ?? '',
  day: test?.day ?? dayIn(Date.now(), schoolZone()),
  maximum: test?.maximum ?? 100,
  parts: (test?.parts ?? []).map((part, key) => ({ key, ...part })),
});

const PaperTestForm = ({ classId, test, submitLabel, onSaved }: PaperTestFormProps) => {
  const t = useTranslation(paperMessages);
  const { mutateAsync, isPending } = useApiMutation(savePaperTest);
  const [fields, setFields] = useState<TestFields>(() => toFields(test));
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const faults = useFaults(fields);
  const change = (next: Partial<TestFields>) => setFields((current) => ({ ...current, ...next }));
  const getError = (field: string) =>
    attempt > 0 ? faults.find((fault) => fault.field === field)?.message : undefined;
  const submit = async () => {
    setAttempt(attempt + 1);
    setFailure(undefined);
    if (faults.length > 0) return;
    const parts = fields.parts.map(({ name, maximum }) => ({ name: name.trim(), maximum: Number(maximum) }));
    try {
      const { id } = await mutateAsync({
        ...{ requestId: newRequestId(), classId, edition: test?.edition ?? 0, ...(test && { id: test.id }) },
        ...{ title: fields.title.trim(), day: fields.day, parts },
        maximum: parts.length > 0 ? null : Number(fields.maximum),
      });
      onSaved(id);
    } catch (error) {
      setFailure(getErrorMessage(error));
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormErrors errors={attempt > 0 ? faults : []} {...(failure && { title: failure })} attempt={attempt} />
      <TextInput
        id="paper-title"
        label={t('name')}
        value={fields.title}
        maxLength={200}
        error={getError('paper-title')}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        data-autofocus
      />
      <TextInput
        id="paper-day"
        type="date"
        label={t('day')}
        value={fields.day}
        error={getError('paper-day')}
        onChange={({ currentTarget }) => change({ day: currentTarget.value })}
      />
      {fields.parts.length === 0 ? (
        <NumberInput
          id="paper-maximum"
          label={t('maximum')}
          value={fields.maximum}
          min={0}
          max={10_000}
          decimalScale={2}
          error={getError('paper-maximum')}
          onChange={(maximum) => change({ maximum })}
        />
      ) : (
        <p>{t('maximumOfParts', { points: pointsText(sumParts(fields.parts)) })}</p>
      )}
      <PartFieldList parts={fields.parts} getError={getError} onChange={(parts) => change({ parts })} />
      <p className="dim">{t('weightHint')}</p>
      <span className={styles.acts}>
        <Button type="submit" variant="filled" loading={isPending}>
          {submitLabel}
        </Button>
      </span>
    </form>
  );
};

interface PartFieldListProps {
  parts: PartFields[];
  getError(field: string): string | undefined;
  onChange(parts: PartFields[]): void;
}

const PartFieldList = ({ parts, getError, onChange }: PartFieldListProps) => {
  const t = useTranslation(paperMessages);
  const replace = (key: number, next: Partial<PartFields>) =>
    onChange(parts.map((part) => (part.key === key ? { ...part, ...next } : part)));
  const nextKey = Math.max(-1, ...parts.map(({ key }) => key)) + 1;
  return (
    <div className={styles.list} role="group" aria-label={t('parts')} id="paper-parts">
      {parts.map(({ key, name, maximum }, index) => (
        <div className={styles.part} key={key}>
          <TextInput
            id={`paper-part-${key}`}
            label={t('partName', { number: index + 1 })}
            value={name}
            maxLength={60}
            error={getError(`paper-part-${key}`)}
            onChange={({ currentTarget }) => replace(key, { name: currentTarget.value })}
          />
          <NumberInput
            label={t('partMaximum', { number: index + 1 })}
            value={maximum}
            min={0}
            max={10_000}
            decimalScale={2}
            onChange={(next) => replace(key, { maximum: next })}
          />
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={t('removePart', { number: index + 1 })}
            onClick={() => onChange(parts.filter((part) => part.key !== key))}
          >
            <CloseIcon />
          </ActionIcon>
        </div>
      ))}
      {getError('paper-parts') && <p role="alert">{getError('paper-parts')}</p>}
      {parts.length < 20 && (
        <span>
          <Button
            variant="quiet"
            leftSection={<PlusIcon />}
            onClick={() => onChange([...parts, { key: nextKey, name: '', maximum: '' }])}
          >
            {t('addPart')}
          </Button>
        </span>
      )}
    </div>
  );
};

/** Makes a test on paper and goes on to its marks. */
export const NewPaperTest = ({ classId }: { classId: number }) => {
  const t = useTranslation(paperMessages);
  const go = useNavigation();
  const open = (id: number) => {
    toastSuccess(t('made'));
    // The way back leads to the gradebook: a filled form would make the test again.
    go(paperTest, { classId, id }, { replace: true });
  };
  return <PaperTestForm classId={classId} test={null} submitLabel={t('make')} onSaved={open} />;
};

/** Changes title, day, points and parts. */
export const ChangePaperTest = ({ test, onClose }: { test: PaperTest; onClose(): void }) => {
  const t = useTranslation(paperMessages);
  const close = () => {
    toastSuccess(t('saved'));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('changeTitle')} size={560}>
      <PaperTestForm classId={test.classId} test={test} submitLabel={t('save')} onSaved={close} />
    </Modal>
  );
};
