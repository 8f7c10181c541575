import { Button } from '@mantine/core';
import { useState } from 'react';
import { newAnnouncement } from '@inkstone/announcements/addresses';
import { newHomework } from '@inkstone/assignments/addresses';
import { linkTo } from '@inkstone/base';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { ClassNoticeSection, ClassRobotSection } from '@inkstone/notifications/web';
import { gradebook } from '@inkstone/reports/addresses';
import { useMenu } from '@inkstone/session/web';
import {
  EmptyState,
  FilterBar,
  FilterTabs,
  PageHead,
  Pager,
  PlusIcon,
  SearchField,
  useTranslation,
} from '@inkstone/ui';
import { ScreenLink, useSearch, useSetSearch } from '@inkstone/ui/screen';
import { myClass } from '../../addresses.ts';
import { getClass } from '../../contract.ts';
import { classMessages, studentListMessages } from '../../messages.ts';
import { StudentTable } from '../students/student-table.tsx';
import { DetailPage } from '../lists/detail-page.tsx';
import styles from '../students/students.module.css';
import { ClassMoves } from './class-moves.tsx';
import { ClassAssignmentList } from './class-assignment-list.tsx';

const pageSize = 20;
type Detail = CallOutput<typeof getClass>;

/** Which members are listed. */
interface MembersView {
  search: string | undefined;
  page: number;
}

/** One of my classes: its members and assignments. */
export const ClassDetail = ({ classId }: { classId: number }) => {
  const t = useTranslation(classMessages);
  const { search, page, tab } = useSearch(myClass);
  const setSearch = useSetSearch(myClass);
  const [view, setView] = useState<MembersView>({ search: undefined, page: 1 });
  const ask = useApiQuery(getClass, { classId, ...view, pageNum: pageSize }, { keepPrevious: true });
  const name = ask.data?.class.name ?? t('name');
  const tabs = (['members', 'homework', 'tests', 'textbooks', 'courses'] as const).map((value) => ({
    value,
    label: t(value),
    ...(value === 'members' && ask.data && { count: ask.data.class.studentCount }),
  }));
  return (
    <DetailPage
      list={{ title: t('title'), to: linkTo(myClass, { search, page }) }}
      name={name}
      query={ask}
      errorTitle={t('failed')}
      safe={t('safe')}
      skeletonRows={8}
    >
      {(detail) => (
        <>
          <Head detail={detail} />
          <FilterTabs label={t('lists')} tabs={tabs} value={tab} onChange={(next) => setSearch({ tab: next })} />
          {tab === 'members' && <Members detail={detail} view={view} onView={setView} />}
          {tab !== 'members' && (
            <div className={styles.table}>
              <ClassAssignmentList key={tab} of={tab} classId={classId} className={detail.class.name} />
            </div>
          )}
          {detail.class.isMine && (
            <>
              <ClassNoticeSection classId={classId} />
              <ClassRobotSection classId={classId} />
            </>
          )}
        </>
      )}
    </DetailPage>
  );
};

interface MembersProps {
  detail: Detail;
  view: MembersView;
  onView(view: MembersView): void;
}

const Members = ({ detail, view, onView }: MembersProps) => {
  const t = useTranslation(classMessages);
  return (
    <>
      <FilterBar>
        <Search value={view.search} onSearch={(search) => onView({ search, page: 1 })} />
      </FilterBar>
      <StudentTable rows={detail.list} empty={<EmptyState bare title={t('noMembers')} body={t('noMembersNext')} />} />
      {detail.total > 0 && (
        <Pager page={detail.page} size={pageSize} total={detail.total} onPage={(page) => onView({ ...view, page })} />
      )}
      <div className={styles.table}>
        <ClassMoves moves={detail.moves} />
      </div>
    </>
  );
};

const Search = ({ value, onSearch }: { value: string | undefined; onSearch(next: string | undefined): void }) => {
  const t = useTranslation(studentListMessages);
  return <SearchField label={t('search')} value={value ?? ''} onSearch={(next) => onSearch(next || undefined)} />;
};

const Head = ({ detail }: { detail: Detail }) => {
  const t = useTranslation(classMessages);
  const tStudentList = useTranslation(studentListMessages);
  const { built } = useMenu();
  const names = detail.teachers.map(({ name }) => name).join(tStudentList('comma'));
  return (
    <PageHead
      title={detail.class.name}
      meta={t('taughtBy', { names })}
      action={
        <>
          {built.has(gradebook.path) && (
            <Button component={ScreenLink} to={gradebook} search={{ classId: detail.class.id }} variant="default">
              {t('gradebook')}
            </Button>
          )}
          {detail.class.isMine && built.has(newAnnouncement.path) && (
            <Button component={ScreenLink} to={newAnnouncement} search={{ classId: detail.class.id }} variant="default">
              {t('write')}
            </Button>
          )}
          {built.has(newHomework.path) && (
            <Button
              component={ScreenLink}
              to={newHomework}
              search={{ classIds: [detail.class.id] }}
              leftSection={<PlusIcon />}
            >
              {t('give')}
            </Button>
          )}
        </>
      }
    />
  );
};
