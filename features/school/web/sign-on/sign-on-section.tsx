import { Button, Checkbox } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { failureFrom, newRequestId, useApiMutation, useApiQuery } from '@inkstone/call/web';
import { useProtectPage } from '@inkstone/session/web';
import { FormErrors, QueryBoundary, Section, toastSuccess, useTranslation } from '@inkstone/ui';
import { getSchoolSignOn, saveSchoolSignOn, type RuleClass } from '../../contract.ts';
import { signOnMessages } from '../../messages.ts';
import { RuleRow } from './rule-row.tsx';
import {
  addRule,
  toSignOnDraft,
  toSignOnFields,
  useSignOnFaults,
  type RuleFields,
  type SignOn,
  type SignOnFields,
} from './sign-on-fields.ts';
import { TestButton, TestResult } from './sign-on-test.tsx';
import styles from './sign-on.module.css';

/** How the school takes people whom the identity provider names. */
export const SignOnSection = () => {
  const t = useTranslation(signOnMessages);
  return (
    <div className={styles.apart}>
      <Section title={t('title')}>
        <QueryBoundary query={useApiQuery(getSchoolSignOn, {})} errorTitle={t('failed')} safe={t('safe')}>
          {(signOn) => (signOn.provider === null ? <p className="dim">{t('off')}</p> : <SignOnForm signOn={signOn} />)}
        </QueryBoundary>
      </Section>
    </div>
  );
};

const useSignOnForm = (signOn: SignOn) => {
  const t = useTranslation(signOnMessages);
  const [fields, setFields] = useState(() => toSignOnFields(signOn));
  // The edition of the form's first answer: a later one would hide that somebody else saved meanwhile.
  const [edition, setEdition] = useState(signOn.edition);
  const [saved, setSaved] = useState(fields);
  const [attempt, setAttempt] = useState(0);
  const { mutateAsync, isPending, error } = useApiMutation(saveSchoolSignOn);
  const faultsNow = useSignOnFaults(fields);
  const isUnsaved = fields !== saved;
  useProtectPage(isUnsaved ? 'unsaved' : null);
  const save = async () => {
    setAttempt(attempt + 1);
    if (isPending || faultsNow.length > 0) return;
    try {
      const answer = await mutateAsync({ requestId: newRequestId(), edition, ...toSignOnDraft(fields) });
      setEdition(answer.edition);
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
  return { fields, setFields, save, isPending, isUnsaved, attempt, faults, refused };
};

const SignOnForm = ({ signOn }: { signOn: SignOn }) => {
  const t = useTranslation(signOnMessages);
  const { fields, setFields, save, isPending, isUnsaved, attempt, faults, refused } = useSignOnForm(signOn);
  const change = (next: Partial<SignOnFields>) => setFields((current) => ({ ...current, ...next }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  const { provider } = signOn;
  const [searchedClasses, setSearchedClasses] = useState<readonly RuleClass[]>([]);
  const classes = [...signOn.classes, ...searchedClasses];
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <FormErrors errors={faults} attempt={attempt} {...(refused !== undefined && { title: refused })} />
        <p className="dim">{t('provider', { name: provider ?? '' })}</p>
        <Checkbox
          id="sign-on-creates"
          label={t('creates')}
          description={t('createsNote')}
          checked={fields.createsPeople}
          onChange={({ currentTarget }) => change({ createsPeople: currentTarget.checked })}
        />
        <Checkbox
          label={t('unstated')}
          description={t('unstatedNote')}
          checked={fields.acceptsUnstatedMail}
          onChange={({ currentTarget }) => change({ acceptsUnstatedMail: currentTarget.checked })}
        />
        <Rules
          fields={fields}
          classes={classes}
          onLearnClass={(chosen) => setSearchedClasses((current) => [...current, chosen])}
          onChange={setFields}
        />
        <div className={styles.acts}>
          <Button type="submit" variant="filled" loading={isPending}>
            {t('save')}
          </Button>
          <TestButton isUnsaved={isUnsaved} />
        </div>
        <p className="dim small">{t(isUnsaved ? 'testUnsaved' : 'testNote')}</p>
      </form>
      <TestResult
        fields={fields}
        classes={classes}
        onUse={(known) => setFields((current) => addRule(current, known))}
      />
    </>
  );
};

interface RulesProps {
  fields: SignOnFields;
  classes: SignOn['classes'];
  onLearnClass(chosen: RuleClass): void;
  onChange(next: (current: SignOnFields) => SignOnFields): void;
}

const Rules = ({ fields, classes, onLearnClass, onChange }: RulesProps) => {
  const t = useTranslation(signOnMessages);
  const changeRule = (key: number, next: Partial<RuleFields>) =>
    onChange((current) => ({
      ...current,
      rules: current.rules.map((rule) => (rule.key === key ? { ...rule, ...next } : rule)),
    }));
  const removeRule = (key: number) =>
    onChange((current) => ({ ...current, rules: current.rules.filter((rule) => rule.key !== key) }));
  return (
    <Section title={t('rules')} small>
      <div className={styles.form}>
        <p className="dim small">{t('rulesNote')}</p>
        <p className="dim small">{t('laterNote')}</p>
        {fields.rules.map((rule, index) => (
          <RuleRow
            key={rule.key}
            rule={rule}
            place={index + 1}
            {...{ classes, onLearnClass }}
            onChange={(next) => changeRule(rule.key, next)}
            onRemove={() => removeRule(rule.key)}
          />
        ))}
        <div className={styles.acts}>
          <Button onClick={() => onChange((current) => addRule(current, { claim: '', value: '' }))}>
            {t('addRule')}
          </Button>
        </div>
      </div>
    </Section>
  );
};
