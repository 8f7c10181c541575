import { Button } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { failureFrom, useApiMutation, useApiQuery } from '@inkstone/call/web';
import { storeSignIn } from '@inkstone/session/web';
import {
  BrandMark,
  FormErrors,
  LanguageButton,
  NoticePage,
  Page,
  PageHead,
  QueryBoundary,
  setDeviceLanguage,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { deviceZone } from '@inkstone/ui/time';
import { schoolPeople } from '../../addresses.ts';
import { createFirstAdministrator, getSetupState } from '../../contract.ts';
import { setupMessages } from '../../messages.ts';
import { useSetupFaults, type SetupFields } from './setup-fields.ts';
import { AdministratorGroup, CodeField, SchoolGroup } from './setup-groups.tsx';
import styles from './setup.module.css';

/** Names an empty school and makes its first administrator; afterwards there is no page here. */
export const Screen = () => {
  const t = useTranslation(setupMessages);
  return (
    <QueryBoundary query={useApiQuery(getSetupState, {})} errorTitle={t('failed')}>
      {({ isOpen }) => (isOpen ? <Setup /> : <Closed />)}
    </QueryBoundary>
  );
};

const Closed = () => {
  const t = useTranslation(setupMessages);
  return (
    <NoticePage title={t('closed')} body={t('closedBody')}>
      <Button component={Link} to="/login" variant="filled">
        {t('signIn')}
      </Button>
    </NoticePage>
  );
};

const Setup = () => {
  const t = useTranslation(setupMessages);
  const [fields, setFields] = useState(emptyFields);
  const change = (next: Partial<SetupFields>) => setFields((current) => ({ ...current, ...next }));
  const { send, attempt, faults, failure, isPending } = useSetup(fields);
  if (failure?.kind === 'notFound') return <Closed />;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Page width="text">
      <header className={styles.head}>
        <BrandMark />
        <LanguageButton globe onSwitch={setDeviceLanguage} />
      </header>
      <PageHead title={t('title')} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className="dim">{t('intro')}</p>
        <FormErrors
          errors={faults}
          attempt={attempt}
          {...(faults.length === 0 && failure && { title: failure.message })}
        />
        <CodeField fields={fields} onChange={change} />
        <SchoolGroup fields={fields} onChange={change} />
        <AdministratorGroup fields={fields} onChange={change} />
        <Button className={styles.send ?? ''} type="submit" variant="filled" loading={isPending}>
          {t('submit')}
        </Button>
      </form>
    </Page>
  );
};

const emptyFields = (): SetupFields => ({
  ...{ code: '', schoolName: '', schoolNameZh: '', schoolTimeZone: deviceZone() },
  ...{ name: '', nameZh: '', username: '', password: '', repeated: '', mail: '' },
});

/** Sends the form, signs the administrator in and leads to the people. */
const useSetup = (fields: SetupFields) => {
  const language = useLanguage();
  const go = useNavigation();
  const { mutateAsync, isPending, error } = useApiMutation(createFirstAdministrator);
  const [attempt, setAttempt] = useState(0);
  const allFaults = useSetupFaults(fields);
  const send = async () => {
    setAttempt(attempt + 1);
    if (isPending || allFaults.length > 0) return;
    const { repeated: _, ...draft } = fields;
    try {
      const { user } = await mutateAsync({
        ...draft,
        ...{ mail: fields.mail.trim() || null, language, timeZone: deviceZone() },
        ...{ nameZh: fields.nameZh.trim() || null, schoolNameZh: fields.schoolNameZh.trim() || null },
      });
      await storeSignIn(user, { family: 'backend', username: fields.username.trim() });
      go(schoolPeople, { state: 'active', page: 1 }, { replace: true });
    } catch {
      // Shown above the form.
    }
  };
  return { send, attempt, isPending, faults: attempt > 0 ? allFaults : [], failure: failureFrom(error) };
};
