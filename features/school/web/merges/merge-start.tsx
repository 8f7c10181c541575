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
import { classMerges, schoolClasses } from '../../addresses.ts';
import { getSchoolClass, type SchoolClassRow } from '../../contract.ts';
import { listClassMergeSets, maxMerged, planClassMerge, type MergeSetFacts } from '../../contract/class-merges.ts';
import { classMergeMessages } from '../../messages.ts';
import { ClassField } from './class-field.tsx';
import styles from './merges.module.css';

/** The classes are chosen; below are the earlier mergings. */
export const MergeStart = () => {
  const t = useTranslation(classMergeMessages);
  return (
    <Page>
      <Breadcrumb trail={[{ label: t('classes'), to: linkTo(schoolClasses, {}) }, { label: t('title') }]} />
      <PageHead title={t('title')} />
      <Stack>
        <Section title={t('open')}>
          <p className={`meta ${styles.note}`}>{t('lead')}</p>
          <MergeForm />
        </Section>
        <MergeSets />
      </Stack>
    </Page>
  );
};

const MergeForm = () => {
  const t = useTranslation(classMergeMessages);
  const { classId } = useSearch(classMerges);
  const setSearch = useSetSearch(classMerges);
  const target = useApiQuery(getSchoolClass, { classId: classId ?? 0, pageNum: 1 }, { enabled: classId !== undefined });
  const { mutateAsync, isPending } = useApiMutation(planClassMerge);
  const [sources, setSources] = useState<SchoolClassRow[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const chosen = classId === undefined || !target.data ? [] : [target.data];
  const errors = [
    ...(classId === undefined ? [{ field: 'merge-target', message: t('needTarget') }] : []),
    ...(classId !== undefined && sources.length === 0 ? [{ field: 'merge-sources', message: t('needSource') }] : []),
  ];
  const choose = ([next]: SchoolClassRow[]) => {
    setSources([]);
    setSearch({ classId: next?.id });
  };
  const show = async () => {
    setAttempt((count) => count + 1);
    setRefused(null);
    if (classId === undefined || sources.length === 0) return;
    try {
      const sourceIds = sources.map(({ id }) => id);
      const { changeSetId } = await mutateAsync({ requestId: newRequestId(), classId, sourceIds });
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
        <ClassField id="merge-target" label={t('target')} chosen={chosen} most={1} onChange={choose} />
      </section>
      {target.data && classId !== undefined && (
        <section className={styles.part}>
          <h3>{t('sources')}</h3>
          <ClassField
            id="merge-sources"
            label={t('sources')}
            chosen={sources}
            most={maxMerged}
            termId={target.data.term?.id ?? null}
            withoutId={classId}
            onChange={setSources}
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

const MergeSets = () => {
  const t = useTranslation(classMergeMessages);
  const query = useApiQuery(listClassMergeSets, { pageNum: 20 });
  const columns: Column<MergeSetFacts>[] = [
    {
      key: 'target',
      head: t('target'),
      card: 'title',
      cell: ({ changeSetId, targetName }) => (
        <Link to={linkTo(classMerges, { changeSetId })}>{targetName || t('gone')}</Link>
      ),
    },
    { key: 'when', head: t('when'), cell: ({ createdAt, appliedAt }) => <Instant at={appliedAt ?? createdAt} /> },
    { key: 'by', head: t('by'), minor: true, cell: ({ actorName }) => actorName },
    { key: 'merged', head: t('merged'), align: 'end', cell: ({ merged }) => merged },
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
