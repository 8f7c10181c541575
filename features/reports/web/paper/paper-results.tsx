import { calendarDayText } from '@inkstone/base';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import {
  EmptyState,
  Instant,
  Ledger,
  LedgerRow,
  QueryBoundary,
  RowsSkeleton,
  Section,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { listMyPaperMarks, listStudentPaperMarks } from '../../contract.ts';
import { paperMarkMessages, paperResultMessages } from '../../messages.ts';
import { pointsText, useMarkText } from './mark-text.ts';

type PaperResult = CallOutput<typeof listMyPaperMarks>['list'][number];

/** The student's own released marks of tests on paper; nothing where there are none. */
export const MyPaperMarks = () => {
  const t = useTranslation(paperResultMessages);
  const { data } = useApiQuery(listMyPaperMarks, {});
  if (!data || data.list.length === 0) return null;
  return (
    <Section title={t('title')}>
      <PaperResultList list={data.list} />
    </Section>
  );
};

/** A student's marks of tests on paper, for a teacher. */
export const StudentPaperMarks = ({ studentId }: { studentId: number }) => {
  const t = useTranslation(paperResultMessages);
  const query = useApiQuery(listStudentPaperMarks, { studentId });
  return (
    <Section title={t('title')}>
      <QueryBoundary query={query} errorTitle={t('failed')} safe={t('safe')} skeleton={<RowsSkeleton rows={3} dense />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState bare title={t('none')} body={t('noneNext')} />
          ) : (
            <PaperResultList list={list} />
          )
        }
      </QueryBoundary>
    </Section>
  );
};

const PaperResultList = ({ list }: { list: readonly PaperResult[] }) => {
  const t = useTranslation(paperResultMessages);
  return (
    <Ledger label={t('title')}>
      {list.map((result) => (
        <PaperResultRow key={result.id} result={result} />
      ))}
    </Ledger>
  );
};

const PaperResultRow = ({ result }: { result: PaperResult }) => {
  const t = useTranslation(paperResultMessages);
  const tMark = useTranslation(paperMarkMessages);
  const language = useLanguage();
  const toText = useMarkText();
  const { mark, maximum, parts, releasedAt } = result;
  const partTexts = parts.flatMap(({ name, maximum: most }, index) => {
    const points = mark.parts[index] ?? null;
    return points === null ? [] : [tMark('part', { name, points: pointsText(points), maximum: pointsText(most) })];
  });
  const facts = [
    ...[calendarDayText(result.day, language), result.className, result.teacherName, ...partTexts],
    ...(releasedAt === null ? [t('unreleased')] : []),
  ];
  const score =
    mark.points === null
      ? toText(mark)
      : tMark('score', { points: pointsText(mark.points), maximum: pointsText(maximum) });
  return (
    <LedgerRow
      title={result.title}
      meta={facts.join(' · ')}
      extra={result.changes.map((change) => (
        <ChangeLine key={change.at} change={change} />
      ))}
      how={score}
    />
  );
};

const ChangeLine = ({ change }: { change: PaperResult['changes'][number] }) => {
  const t = useTranslation(paperResultMessages);
  const toText = useMarkText();
  const [before, after = ''] = t('changed', { at: '\u0000', old: toText(change.old), new: toText(change.new) }).split(
    '\u0000',
  );
  return (
    <span className="meta num">
      {before}
      <Instant at={change.at} show="day" />
      {after}
    </span>
  );
};
