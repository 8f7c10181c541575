import { describeMailFailure } from '@inkstone/base';
import { Button } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { failureFrom, useApiMutation, useApiQuery } from '@inkstone/call/web';
import { studentPassword, teacherPassword } from '@inkstone/session/addresses';
import { getLoginFamily } from '@inkstone/session/contract';
import { useOptionalUser, useProtectPage } from '@inkstone/session/web';
import {
  FormErrors,
  Page,
  PageHead,
  QueryBoundary,
  Section,
  SentenceSpace,
  Stack,
  toastSuccess,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { getNotificationSettings, saveNotificationSettings, type NotificationSettings } from '../contract.ts';
import { messages } from '../messages.ts';
import { ChoiceTable } from './choice-table.tsx';
import { PushRow } from './push-row.tsx';
import { TimeFields } from './time-fields.tsx';
import styles from './notification-settings.module.css';

/** The notification settings: channels, topics and times. */
export const Screen = () => {
  const t = useTranslation(messages);
  const query = useApiQuery(getNotificationSettings, {});
  return (
    <Page width="text">
      <PageHead title={t('title')} />
      <QueryBoundary query={query} errorTitle={t('failed')}>
        {(settings) => <SettingsForm settings={settings} />}
      </QueryBoundary>
    </Page>
  );
};

const SettingsForm = ({ settings }: { settings: NotificationSettings }) => {
  const t = useTranslation(messages);
  const [draft, setDraft] = useState(settings);
  const [attempt, setAttempt] = useState(0);
  const [isChanged, setChanged] = useState(false);
  const save = useApiMutation(saveNotificationSettings);
  useProtectPage(isChanged ? 'unsaved' : null);
  const change = (part: Partial<NotificationSettings>) => {
    setDraft({ ...draft, ...part });
    setChanged(true);
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setAttempt(attempt + 1);
    const { choices, quietFrom, quietUntil, digestAt } = draft;
    const onSuccess = () => {
      setChanged(false);
      toastSuccess(t('saved'));
    };
    save.mutate({ choices, quietFrom, quietUntil, digestAt }, { onSuccess });
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <p className="dim">{t('intro')}</p>
        <FormErrors errors={[]} title={failureFrom(save.error)?.message} attempt={attempt} />
        <div className={styles.states}>
          <MailState {...settings} />
          <PushRow {...settings} />
        </div>
        <ChoiceTable choices={draft.choices} canMail={draft.canMail} onChange={(choices) => change({ choices })} />
        <Section title={t('when')}>
          <TimeFields times={draft} canMail={draft.canMail} onChange={change} />
        </Section>
        <Button className={styles.save} type="submit" variant="filled" loading={save.isPending}>
          {t('save')}
        </Button>
      </Stack>
    </form>
  );
};

const MailState = ({ canMail, mailAddress, mailFailure }: NotificationSettings) => {
  const t = useTranslation(messages);
  const me = useOptionalUser();
  const accountPath = (me && getLoginFamily(me.role) === 'backend' ? teacherPassword : studentPassword).path;
  const language = useLanguage();
  if (!canMail) return <p role="note">{t('noMail')}</p>;
  if (mailAddress === null)
    return (
      <p className="meta">
        {t('noAddress')}
        <SentenceSpace />
        <Link to={`${accountPath}#mail`}>{t('setAddress')}</Link>
      </p>
    );
  return mailFailure === null ? (
    <p className="meta">{t('mailTo', { address: mailAddress })}</p>
  ) : (
    <p role="alert">{t('mailFails', { address: mailAddress, reason: describeMailFailure(mailFailure, language) })}</p>
  );
};
