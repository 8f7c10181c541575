import {
  Chart,
  DotScale,
  MarginNote,
  PraisedText,
  RingedScore,
  Section,
  TeacherNote,
  useTranslation,
} from '@inkstone/ui';
import { messages } from './messages.ts';
import styles from './catalogue.module.css';

const weeks = [36, 38, 40, 42, 44, 46, 47].map((week, index) => ({
  label: String(week),
  values: { mine: [62, 64, 67, 66, 72, 74, 78][index] ?? null, school: [60, 61, 61, 63, 64, 64, 65][index] ?? null },
}));

/** Components of marking and reports. */
export const MarkingParts = () => {
  const t = useTranslation(messages);
  return (
    <>
      <Section title={t('marking')}>
        <div className={styles.grid}>
          <MarginNote number={3} title={t('noteTitle')}>
            {t('noteBody')}
          </MarginNote>
          <TeacherNote from={t('teacher')}>{t('teacherSaid')}</TeacherNote>
          <p className="row">
            <RingedScore>{4}</RingedScore> <PraisedText>{t('praised')}</PraisedText>
          </p>
        </div>
      </Section>
      <Section title={t('sections')} aside={t('band')}>
        <SectionScale />
      </Section>
      <Section title={t('weeks')}>
        <div className={styles.gap}>
          <Chart
            kind="line"
            label={t('weeks')}
            axis={t('week')}
            rows={weeks}
            unit="%"
            range={[50, 90]}
            series={[
              { key: 'mine', name: t('mine') },
              { key: 'school', name: t('school'), tone: 'teal' },
            ]}
          />
        </div>
      </Section>
    </>
  );
};

const SectionScale = () => {
  const t = useTranslation(messages);
  return (
    <DotScale
      label={t('bandsSaid')}
      from={1}
      to={6}
      marks={[1, 2, 3, 4, 5, 6]}
      legend={{ now: t('now'), before: t('before') }}
      lines={[
        {
          key: 'r',
          name: t('sectionReading'),
          value: 5,
          before: 4.5,
          text: '5.0',
          note: t('rightOf', { right: 29, all: 35 }),
        },
        {
          key: 'l',
          name: t('sectionListening'),
          value: 4.5,
          before: 4.5,
          text: '4.5',
          note: t('rightOf', { right: 24, all: 35 }),
        },
        {
          key: 'w',
          name: t('sectionWriting'),
          value: 4.5,
          before: 4,
          text: '4.5',
          note: t('rightOf', { right: 9, all: 10 }),
        },
      ]}
    />
  );
};
