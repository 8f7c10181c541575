import { Button } from '@mantine/core';
import { useState } from 'react';
import { GivenChip } from '@inkstone/assignments/web';
import { linkTo } from '@inkstone/base';
import { useAsk } from '@inkstone/call/web';
import {
  Breadcrumb,
  CalendarIcon,
  Columns,
  Facts,
  Instant,
  Loaded,
  Page,
  PageHead,
  RowsSkeleton,
  Section,
  TeacherNote,
  useWords,
} from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { givenTextbook, givenTextbooks } from '../../addresses.ts';
import { givenBookDetail } from '../../contract.ts';
import { bookMessages, givingMessages } from '../../messages.ts';
import { useBookWords } from '../books/use-book-words.ts';
import { DeadlineDialog } from './deadline-dialog.tsx';
import { GivenMenu } from './given-menu.tsx';
import type { GivenItem } from './given-table.tsx';
import { Readers } from './readers.tsx';
import { WordsDialog } from './words-dialog.tsx';
import styles from './given.module.css';

const askAgainMs = 15_000;

/** One given textbook: who has opened it and how far each is; it looks again by itself. */
export const Screen = () => {
  const t = useWords(givingMessages);
  const { id } = useSearch(givenTextbook);
  const ask = useAsk(givenBookDetail, { id }, { everyMs: askAgainMs });
  const trail = [
    { label: t('given'), to: linkTo(givenTextbooks, {}) },
    { label: ask.data?.assignment.title ?? t('oneGiven') },
  ];
  return (
    <Page dense>
      <Breadcrumb trail={trail} />
      {!ask.data && <PageHead title={t('oneGiven')} />}
      <Loaded ask={ask} failed={t('listFailed')} safe={t('listSafe')} skeleton={<RowsSkeleton rows={8} dense />}>
        {({ assignment, readers }) => (
          <>
            <Head given={assignment} />
            <Columns side={<About given={assignment} />}>
              <Section title={t('readers')} count={readers.length}>
                <div className={styles.table}>
                  <Readers given={assignment} readers={readers} />
                </div>
              </Section>
            </Columns>
          </>
        )}
      </Loaded>
    </Page>
  );
};

const Head = ({ given }: { given: GivenItem }) => {
  const t = useWords(givingMessages);
  const [dialog, setDialog] = useState<'deadline' | 'words' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <PageHead
        title={given.title}
        meta={
          <span className={styles.head}>
            <GivenChip status={given.status} />
            {given.className || t('singleStudents')}
          </span>
        }
        action={
          <>
            {given.status !== 'withdrawn' && (
              <Button leftSection={<CalendarIcon />} onClick={() => setDialog('deadline')}>
                {t('moveDeadline')}
              </Button>
            )}
            <GivenMenu row={given} onMove={() => setDialog('deadline')} onEdit={() => setDialog('words')} />
          </>
        }
      />
      {dialog === 'deadline' && <DeadlineDialog given={given} students={null} onClose={close} />}
      {dialog === 'words' && <WordsDialog given={given} onClose={close} />}
    </>
  );
};

const About = ({ given }: { given: GivenItem }) => {
  const t = useWords(givingMessages);
  const say = useWords(bookMessages);
  const { aboutText, editionName, pagesText } = useBookWords();
  const items = [
    { name: t('opened'), value: t('ofAll', { done: given.opened, all: given.total }) },
    { name: t('readThrough'), value: t('ofAll', { done: given.completed, all: given.total }) },
    { name: t('begins'), value: <Instant at={given.beginsAt} /> },
    { name: t('deadline'), value: <Instant at={given.deadline} /> },
    { name: t('edition'), value: editionName(given) },
  ];
  return (
    <>
      <Section title={t('about')} small>
        <Facts items={items} />
        <p className={`meta num ${styles.under}`}>
          {[given.name, aboutText(given), pagesText(given.pages)].filter(Boolean).join(say('dot'))}
        </p>
      </Section>
      {given.teacherMessage && (
        <Section title={t('teacherWords')} small>
          <div className={styles.under}>
            <TeacherNote>{given.teacherMessage}</TeacherNote>
          </div>
        </Section>
      )}
    </>
  );
};
