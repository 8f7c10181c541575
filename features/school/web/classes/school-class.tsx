import { useState } from 'react';
import { linkTo, localizedName } from '@inkstone/base';
import { getErrorMessage, newRequestId, useApiMutation, useApiQuery } from '@inkstone/call/web';
import { ClassMoves, DetailPage } from '@inkstone/people/web';
import {
  Facts,
  Instant,
  PageHead,
  Section,
  Stack,
  StatusChip,
  toastError,
  toastSuccess,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { schoolClasses } from '../../addresses.ts';
import { cancelComingStays, getSchoolClass, type ClassTeacher, type SchoolClass } from '../../contract.ts';
import { classListMessages, schoolClassMessages, termMessages } from '../../messages.ts';
import { ClassActions } from './class-actions.tsx';
import { ClassHistory } from './class-history.tsx';
import { ClassStudents, type StaysView } from './class-students.tsx';

const firstView: StaysView = { part: 'members', search: '', page: 1 };
/** Students on one page. */
const pageSize = 20;

/** One class of the school. */
export const SchoolClassDetail = ({ classId }: { classId: number }) => {
  const t = useTranslation(schoolClassMessages);
  const list = useTranslation(classListMessages);
  const language = useLanguage();
  const { classId: _open, ...filters } = useSearch(schoolClasses);
  const [view, setView] = useState(firstView);
  const ask = useApiQuery(getSchoolClass, { classId, ...view, pageNum: pageSize }, { keepPrevious: true });
  const name = ask.data ? localizedName(language, ask.data.name, ask.data.nameZh) : t('schoolClass');
  return (
    <DetailPage
      list={{ title: list('title'), to: linkTo(schoolClasses, filters) }}
      name={name}
      query={ask}
      errorTitle={t('failed')}
      safe={t('safe')}
      skeletonRows={8}
    >
      {(schoolClass) => (
        <>
          <PageHead
            title={name}
            meta={schoolClass.endedAt === null ? undefined : <StatusChip tone="amber">{list('closed')}</StatusChip>}
            action={<ClassActions schoolClass={schoolClass} name={name} />}
          />
          <Stack>
            <About schoolClass={schoolClass} />
            <ClassStudents schoolClass={schoolClass} name={name} view={view} pageSize={pageSize} onView={setView} />
            <Moves schoolClass={schoolClass} />
            <ClassHistory schoolClass={schoolClass} />
          </Stack>
        </>
      )}
    </DetailPage>
  );
};

const Moves = ({ schoolClass: { moves } }: { schoolClass: SchoolClass }) => {
  const t = useTranslation(schoolClassMessages);
  const { mutateAsync } = useApiMutation(cancelComingStays);
  const cancel = async (stayId: number) => {
    try {
      await mutateAsync({ requestId: newRequestId(), stayIds: [stayId] });
      toastSuccess(t('cancelled'));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return <ClassMoves moves={moves} onCancel={(stayId) => void cancel(stayId)} />;
};

const About = ({ schoolClass }: { schoolClass: SchoolClass }) => {
  const t = useTranslation(schoolClassMessages);
  const tTerm = useTranslation(termMessages);
  const toText = ({ name, username, isGuide, isActive }: ClassTeacher): string =>
    [`${name} (${username})`, ...(isGuide ? [t('guide')] : []), ...(isActive ? [] : [t('inactive')])].join(' · ');
  const [own, ...colleagues] = schoolClass.teachers;
  const items = [
    { name: t('name'), value: schoolClass.name },
    { name: t('nameZh'), value: schoolClass.nameZh ?? t('none') },
    { name: t('teacher'), value: own ? toText(own) : t('none') },
    { name: t('colleagues'), value: colleagues.map(toText).join(t('comma')) || t('none') },
    { name: tTerm('term'), value: schoolClass.term?.name ?? tTerm('noTerm') },
    { name: t('createdAt'), value: <Instant at={schoolClass.createdAt} show="day" /> },
    ...(schoolClass.endedAt === null ? [] : [{ name: t('closedAt'), value: <Instant at={schoolClass.endedAt} /> }]),
  ];
  return (
    <Section title={t('about')}>
      <Facts items={items} />
    </Section>
  );
};
