import { Button } from '@mantine/core';
import {
  Bar,
  BookCover,
  Columns,
  Facts,
  HeadphonesIcon,
  Ledger,
  LedgerRow,
  PencilIcon,
  Section,
  Sheet,
  StatusChip,
  Ticks,
  TimeLeft,
  Instant,
  useTranslation,
} from '@inkstone/ui';
import { messages } from './messages.ts';
import { inHours } from './samples.ts';
import styles from './catalogue.module.css';

const soon = inHours(5.5);
const tomorrow = inHours(20);
const later = inHours(52);

/** Components of a student's home page. */
export const ListParts = () => {
  const t = useTranslation(messages);
  const books = ['bookOne', 'bookTwo', 'bookThree', 'bookFour'] as const;
  return (
    <Columns side={<Performance />}>
      <Sheet className={styles.goOn}>
        <div>
          <span className="row wrap meta">
            <StatusChip tone="amber">
              <TimeLeft to={soon} />
            </StatusChip>
            {t('rowMeta')}
          </span>
          <h2>{t('rowOne')}</h2>
          <Ticks done={12} all={20} size="tall" />
          <p className="small dim num">{t('answeredSome')}</p>
        </div>
        <Button variant="filled">{t('goOn')}</Button>
      </Sheet>
      <UpcomingTests />
      <Section title={t('books')} count={4}>
        <div className={styles.grid}>
          {books.map((book) => (
            <span className={styles.book} key={book}>
              <BookCover title={t(book)} />
              {t(book)}
            </span>
          ))}
        </div>
      </Section>
      <Section title={t('chips')}>
        <div className={styles.line}>
          <StatusChip tone="line">{t('ongoing')}</StatusChip>
          <StatusChip icon={<PencilIcon />}>{t('toMark')}</StatusChip>
          <StatusChip tone="amber">{t('delay')}</StatusChip>
          <StatusChip tone="jade">{t('complete')}</StatusChip>
          <StatusChip tone="cinnabar">{t('withdrawn')}</StatusChip>
          <StatusChip tone="teal">{t('question')}</StatusChip>
        </div>
        <div className={styles.gap}>
          <Ticks done={7} all={7} complete />
          <Bar done={64} all={210} />
        </div>
      </Section>
    </Columns>
  );
};

const When = ({ to, kind }: { to: Date; kind?: 'opens' }) => (
  <>
    <TimeLeft to={to} kind={kind} />
    <Instant at={to} />
  </>
);

const Performance = () => {
  const t = useTranslation(messages);
  return (
    <Section small title={t('facts')}>
      <Facts
        items={[
          { name: t('answered'), value: '2,418' },
          { name: t('ahead'), value: '71%', note: t('aheadNote') },
        ]}
      />
    </Section>
  );
};

const UpcomingTests = () => {
  const t = useTranslation(messages);
  return (
    <Section title={t('tests')} count={2} aside={<a href="#content">{t('allTests')}</a>}>
      <Ledger>
        <LedgerRow
          when={<When to={tomorrow} kind="opens" />}
          title={<a href="#content">{t('mock')}</a>}
          meta={t('mockMeta')}
          extra={
            <StatusChip tone="amber" icon={<HeadphonesIcon />}>
              {t('soundCheck')}
            </StatusChip>
          }
          how={t('disabled')}
          action={<Button>{t('check')}</Button>}
        />
        <LedgerRow
          when={<When to={later} />}
          title={<a href="#content">{t('amc')}</a>}
          meta={t('amcMeta')}
          how={<Ticks done={3} all={7} size="small" />}
          action={<Button>{t('start')}</Button>}
        />
      </Ledger>
    </Section>
  );
};
