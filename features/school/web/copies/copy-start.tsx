import { Button, Select } from '@mantine/core';
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
import { useSetSearch } from '@inkstone/ui/screen';
import { classCopies, schoolClasses } from '../../addresses.ts';
import { listClassCopySets, planClassCopies, type CopySetFacts } from '../../contract/class-copies.ts';
import { classCopyMessages } from '../../messages.ts';
import { useTermOptions } from '../terms/term-filter.tsx';
import styles from './copies.module.css';

/** The two terms are chosen; below are the earlier copies. */
export const CopyStart = () => {
  const t = useTranslation(classCopyMessages);
  return (
    <Page>
      <Breadcrumb trail={[{ label: t('classes'), to: linkTo(schoolClasses, {}) }, { label: t('title') }]} />
      <PageHead title={t('title')} />
      <Stack>
        <Section title={t('open')}>
          <p className={`meta ${styles.note}`}>{t('lead')}</p>
          <TermsForm />
        </Section>
        <CopySets />
      </Stack>
    </Page>
  );
};

const none = 'none';

const TermsForm = () => {
  const t = useTranslation(classCopyMessages);
  const { terms, options } = useTermOptions();
  const setSearch = useSetSearch(classCopies);
  const { mutateAsync, isPending } = useApiMutation(planClassCopies);
  const [choice, setChoice] = useState<{ from?: string | null; to?: string | null }>({});
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const findState = (state: string) => terms?.findLast((term) => term.state === state)?.id.toString() ?? null;
  const from = choice.from === undefined ? findState('current') : choice.from;
  const to = choice.to === undefined ? findState('coming') : choice.to;
  const errors = [
    ...(from === null ? [{ field: 'copy-from', message: t('needFrom') }] : []),
    ...(to === null ? [{ field: 'copy-to', message: t('needTo') }] : []),
  ];
  if (terms?.length === 0) return <p role="status">{t('noTerms')}</p>;
  const show = async () => {
    setAttempt((count) => count + 1);
    setRefused(null);
    if (from === null || to === null) return;
    try {
      const key = { fromTermId: from === none ? null : Number(from), termId: Number(to) };
      const { changeSetId } = await mutateAsync({ requestId: newRequestId(), ...key });
      setSearch({ changeSetId });
    } catch (error) {
      setRefused(getErrorMessage(error));
      setAttempt((count) => count + 1);
    }
  };
  return (
    <form
      className={styles.terms}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void show();
      }}
    >
      <FormErrors attempt={attempt} errors={attempt > 0 ? errors : []} {...(refused !== null && { title: refused })} />
      <Select
        id="copy-from"
        label={t('from')}
        data={[...options, { value: none, label: t('noTerm') }]}
        value={from}
        onChange={(next) => setChoice({ ...choice, from: next })}
      />
      <Select
        id="copy-to"
        label={t('to')}
        data={options.filter(({ value }) => value !== from)}
        value={to === from ? null : to}
        onChange={(next) => setChoice({ ...choice, to: next })}
      />
      <Button type="submit" variant="filled" loading={isPending}>
        {t('show')}
      </Button>
    </form>
  );
};

const CopySets = () => {
  const t = useTranslation(classCopyMessages);
  const query = useApiQuery(listClassCopySets, { pageNum: 20 });
  const columns: Column<CopySetFacts>[] = [
    {
      key: 'term',
      head: t('to'),
      card: 'title',
      cell: ({ changeSetId, termName }) => <Link to={linkTo(classCopies, { changeSetId })}>{termName || '–'}</Link>,
    },
    { key: 'when', head: t('when'), cell: ({ createdAt, appliedAt }) => <Instant at={appliedAt ?? createdAt} /> },
    { key: 'by', head: t('by'), minor: true, cell: ({ actorName }) => actorName },
    { key: 'made', head: t('made'), align: 'end', cell: ({ made }) => made },
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
