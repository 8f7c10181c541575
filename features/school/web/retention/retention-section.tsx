import { Button, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { failureFrom, newRequestId, useApiMutation, useApiQuery } from '@inkstone/call/web';
import { useProtectPage } from '@inkstone/session/web';
import { FormErrors, QueryBoundary, Section, toastSuccess, useConfirm, useTranslation } from '@inkstone/ui';
import { getRetention, saveRetention, type Retention } from '../../contract.ts';
import { retentionMessages } from '../../messages.ts';
import { leastRetentionDays, mostRetentionDays, retentionKinds, type RetentionKind } from '../../retention.ts';
import styles from '../sign-on/sign-on.module.css';
import { RemovalPlan } from './removal-plan.tsx';

type Fields = Readonly<Record<RetentionKind, string>>;

/** For how long the school keeps what it may remove. */
export const RetentionSection = () => {
  const t = useTranslation(retentionMessages);
  return (
    <div className={styles.apart}>
      <Section title={t('title')}>
        <QueryBoundary query={useApiQuery(getRetention, {})} errorTitle={t('failed')} safe={t('safe')}>
          {(retention) => <RetentionForm retention={retention} />}
        </QueryBoundary>
      </Section>
    </div>
  );
};

/** The days that a text means; null: without end, undefined: none that may be. */
const parseDays = (kind: RetentionKind, text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const days = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return days >= leastRetentionDays[kind] && days <= mostRetentionDays ? days : undefined;
};

const toFields = ({ kinds }: Retention): Fields => {
  const daysOf = (name: RetentionKind) => String(kinds.find(({ kind }) => kind === name)?.days ?? '');
  return {
    activity: daysOf('activity'),
    journals: daysOf('journals'),
    recordings: daysOf('recordings'),
    signIns: daysOf('signIns'),
  };
};

const toDays = (fields: Fields): Record<RetentionKind, number | null> => ({
  activity: parseDays('activity', fields.activity) ?? null,
  journals: parseDays('journals', fields.journals) ?? null,
  recordings: parseDays('recordings', fields.recordings) ?? null,
  signIns: parseDays('signIns', fields.signIns) ?? null,
});

const useRetentionForm = (retention: Retention) => {
  const t = useTranslation(retentionMessages);
  const confirm = useConfirm();
  const [fields, setFields] = useState(() => toFields(retention));
  // The edition of the form's first answer: a later one would hide that somebody else saved meanwhile.
  const [edition, setEdition] = useState(retention.edition);
  const [saved, setSaved] = useState(fields);
  const [attempt, setAttempt] = useState(0);
  const { mutateAsync, isPending, error } = useApiMutation(saveRetention);
  useProtectPage(fields === saved ? null : 'unsaved');
  const faultsNow = retentionKinds.flatMap((kind) => {
    if (parseDays(kind, fields[kind]) !== undefined) return [];
    const range = { name: t(kind), least: leastRetentionDays[kind], most: mostRetentionDays };
    return [{ field: `retention-${kind}`, message: t('wrong', range) }];
  });
  const save = async () => {
    setAttempt(attempt + 1);
    if (isPending || faultsNow.length > 0) return;
    const days = toDays(fields);
    const question = { title: t('confirmTitle'), body: t('confirmBody'), actionLabel: t('save'), danger: true };
    const isRemoving = retentionKinds.some((kind) => days[kind] !== null && fields[kind] !== saved[kind]);
    if (isRemoving && !(await confirm(question))) return;
    try {
      setEdition((await mutateAsync({ requestId: newRequestId(), edition, ...days })).edition);
      setSaved(fields);
      setAttempt(0);
      toastSuccess(t('saved'));
    } catch {
      // Shown above the form.
    }
  };
  const faults = attempt > 0 ? faultsNow : [];
  const failure = failureFrom(error);
  const refused = faults.length === 0 && failure && failure.kind !== 'signedOut' ? failure.message : undefined;
  return { fields, setFields, save, isPending, attempt, faults, refused };
};

const RetentionForm = ({ retention }: { retention: Retention }) => {
  const t = useTranslation(retentionMessages);
  const { fields, setFields, save, isPending, attempt, faults, refused } = useRetentionForm(retention);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormErrors errors={faults} attempt={attempt} {...(refused !== undefined && { title: refused })} />
      <p className="dim">{t('explanation')}</p>
      {retention.kinds.map(({ kind, isFixed }) => (
        <KindField
          key={kind}
          kind={kind}
          isFixed={isFixed}
          value={fields[kind]}
          onChange={(text) => setFields((current) => ({ ...current, [kind]: text }))}
        />
      ))}
      <div className={styles.acts}>
        <Button type="submit" variant="filled" loading={isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
};

interface KindFieldProps {
  kind: RetentionKind;
  isFixed: boolean;
  value: string;
  onChange(text: string): void;
}

const KindField = ({ kind, isFixed, value, onChange }: KindFieldProps) => {
  const t = useTranslation(retentionMessages);
  const note = t(`${kind}Note`, { least: leastRetentionDays[kind] });
  const days = parseDays(kind, value);
  return (
    <div className={styles.kind}>
      <TextInput
        id={`retention-${kind}`}
        label={t(kind)}
        description={isFixed ? `${note} ${t('fixed')}` : note}
        inputMode="numeric"
        maxLength={4}
        disabled={isFixed}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {typeof days === 'number' && <RemovalPlan key={days} kind={kind} days={days} />}
    </div>
  );
};
