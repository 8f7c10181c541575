import { Button } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { failureFrom, newRequestId, useApiMutation, useApiQuery, type CallOutput } from '@inkstone/call/web';
import { useProtectPage } from '@inkstone/session/web';
import { FormErrors, Page, PageHead, QueryBoundary, toastSuccess, useTranslation } from '@inkstone/ui';
import { getSchoolSettings, saveSchoolSettings } from '../../contract.ts';
import { settingsMessages } from '../../messages.ts';
import { AppearanceSection } from '../appearance/appearance-section.tsx';
import { CrmSection } from '../connections/crm-section.tsx';
import { MailServerSection } from '../connections/mail-server-section.tsx';
import { SignOnProviderSection } from '../connections/provider-section.tsx';
import { SchoolExport } from '../export/school-export.tsx';
import { RetentionSection } from '../retention/retention-section.tsx';
import { SignOnSection } from '../sign-on/sign-on-section.tsx';
import { ServiceGroup } from './service-group.tsx';
import { toDraft, toFields, useSettingsFaults, type SettingsFields } from './settings-fields.ts';
import { DevicesGroup, LoginGroup, SchoolGroup, StudentsGroup, WorkGroup } from './settings-groups.tsx';
import styles from './settings.module.css';

/** The settings of the school. */
export const Screen = () => {
  const t = useTranslation(settingsMessages);
  return (
    <Page width="text">
      <PageHead title={t('title')} />
      <QueryBoundary query={useApiQuery(getSchoolSettings, {})} errorTitle={t('failed')} safe={t('safe')}>
        {(settings) => <SettingsForm settings={settings} />}
      </QueryBoundary>
      <AppearanceSection />
      <MailServerSection />
      <SignOnProviderSection />
      <SignOnSection />
      <CrmSection />
      <RetentionSection />
      <SchoolExport />
    </Page>
  );
};

const SettingsForm = ({ settings }: { settings: CallOutput<typeof getSchoolSettings> }) => {
  const t = useTranslation(settingsMessages);
  const [fields, setFields] = useState(() => toFields(settings));
  // The edition of the form's first answer: a later one would hide that somebody else saved meanwhile.
  const [edition, setEdition] = useState(settings.edition);
  const [saved, setSaved] = useState(fields);
  const [attempt, setAttempt] = useState(0);
  const { mutateAsync, isPending, error } = useApiMutation(saveSchoolSettings);
  const allFaults = useSettingsFaults(fields);
  const faults = attempt > 0 ? allFaults : [];
  useProtectPage(fields === saved ? null : 'unsaved');
  const change = (next: Partial<SettingsFields>) => setFields((current) => ({ ...current, ...next }));
  const save = async () => {
    setAttempt(attempt + 1);
    if (isPending || allFaults.length > 0) return;
    try {
      const answer = await mutateAsync({ requestId: newRequestId(), edition, ...toDraft(fields) });
      setEdition(answer.edition);
      setSaved(fields);
      setAttempt(0);
      toastSuccess(t('saved'));
    } catch {
      // Shown above the form.
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  const failure = failureFrom(error);
  const refused = faults.length === 0 && failure && failure.kind !== 'signedOut' ? failure.message : undefined;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormErrors errors={faults} attempt={attempt} {...(refused !== undefined && { title: refused })} />
      <SchoolGroup fields={fields} onChange={change} />
      <LoginGroup fields={fields} onChange={change} />
      <WorkGroup fields={fields} onChange={change} />
      <StudentsGroup fields={fields} onChange={change} />
      <DevicesGroup fields={fields} onChange={change} />
      <ServiceGroup fields={fields} onChange={change} />
      <Button className={styles.send ?? ''} type="submit" variant="filled" loading={isPending}>
        {t('save')}
      </Button>
    </form>
  );
};
