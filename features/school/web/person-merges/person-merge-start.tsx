import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { getErrorMessage, newRequestId, useApiMutation, useApiQuery } from '@inkstone/call/web';
import {
  Breadcrumb,
  DataTable,
  EmptyState,
  FormErrors,
  Instant,
  Page,
  PageHead,
  QuerySection,
  Section,
  Stack,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { personMerges, schoolPeople } from '../../addresses.ts';
import { getSchoolPerson } from '../../contract.ts';
import { listPersonMergeSets, planPersonMerge, type PersonMergeFacts } from '../../contract/person-merges.ts';
import { personMergeMessages } from '../../messages.ts';
import { AccountField, type ChosenAccount } from './account-field.tsx';
import styles from './person-merges.module.css';

/** The two accounts are chosen; below are the earlier mergings. */
export const PersonMergeStart = () => {
  const t = useTranslation(personMergeMessages);
  return (
    <Page>
      <Breadcrumb trail={[{ label: t('people'), to: linkTo(schoolPeople, {}) }, { label: t('title') }]} />
      <PageHead title={t('title')} />
      <Stack>
        <Section title={t('merge')}>
          <p className={`meta ${styles.note}`}>{t('lead')}</p>
          <AccountsForm />
        </Section>
        <PersonMergeSets />
      </Stack>
    </Page>
  );
};

const AccountsForm = () => {
  const t = useTranslation(personMergeMessages);
  const { personId } = useSearch(personMerges);
  const setSearch = useSetSearch(personMerges);
  const target = useApiQuery(getSchoolPerson, { personId: personId ?? 0 }, { enabled: personId !== undefined });
  const { mutateAsync, isPending } = useApiMutation(planPersonMerge);
  const [source, setSource] = useState<ChosenAccount | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const errors = [
    ...(personId === undefined ? [{ field: 'merge-target', message: t('needTarget') }] : []),
    ...(personId !== undefined && source === null ? [{ field: 'merge-source', message: t('needSource') }] : []),
  ];
  const show = async () => {
    setAttempt((count) => count + 1);
    setRefused(null);
    if (personId === undefined || source === null) return;
    try {
      const { changeSetId } = await mutateAsync({ requestId: newRequestId(), personId, otherId: source.id });
      setSearch({ changeSetId }, { afresh: true });
    } catch (error) {
      setRefused(getErrorMessage(error));
      setAttempt((count) => count + 1);
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void show();
      }}
    >
      <FormErrors attempt={attempt} errors={attempt > 0 ? errors : []} {...(refused !== null && { title: refused })} />
      <section className={styles.part}>
        <h3>{t('target')}</h3>
        <AccountField
          id="merge-target"
          label={t('target')}
          chosen={personId === undefined ? null : (target.data ?? null)}
          onChange={(next) => setSearch({ personId: next?.id })}
        />
      </section>
      {target.data && personId !== undefined && (
        <section key={personId} className={styles.part}>
          <h3>{t('source')}</h3>
          <AccountField
            id="merge-source"
            label={t('source')}
            chosen={source}
            withoutId={personId}
            partner={target.data}
            firstSearch={target.data.nameZh ?? target.data.name}
            onChange={setSource}
          />
        </section>
      )}
      <div>
        <Button type="submit" variant="filled" loading={isPending}>
          {t('show')}
        </Button>
      </div>
    </form>
  );
};

const PersonMergeSets = () => {
  const t = useTranslation(personMergeMessages);
  const query = useApiQuery(listPersonMergeSets, { pageNum: 20 });
  const columns: Column<PersonMergeFacts>[] = [
    {
      key: 'target',
      head: t('target'),
      card: 'title',
      cell: ({ changeSetId, target }) => <Link to={linkTo(personMerges, { changeSetId })}>{t('account', target)}</Link>,
    },
    { key: 'source', head: t('source'), cell: ({ source }) => t('account', source) },
    { key: 'when', head: t('when'), cell: ({ createdAt, appliedAt }) => <Instant at={appliedAt ?? createdAt} /> },
    { key: 'by', head: t('by'), minor: true, cell: ({ actorName }) => actorName },
    { key: 'state', head: t('state'), card: 'corner', cell: ({ state }) => t(state) },
  ];
  return (
    <QuerySection title={t('earlier')} query={query} errorTitle={t('failed')} safe={t('safe')}>
      {({ list }) => (
        <DataTable
          label={t('earlier')}
          rows={list}
          getKey={({ changeSetId }) => changeSetId}
          columns={columns}
          empty={<EmptyState bare title={t('none')} />}
        />
      )}
    </QuerySection>
  );
};
