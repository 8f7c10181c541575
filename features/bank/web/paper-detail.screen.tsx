import { Button } from '@mantine/core';
import { useState } from 'react';
import { linkTo } from '@inkstone/base';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { paperMarkersRoute } from '@inkstone/marking/addresses';
import { useCurrentUser } from '@inkstone/session/web';
import {
  Breadcrumb,
  Instant,
  Page,
  PageHead,
  PencilIcon,
  Section,
  Stack,
  StatusChip,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { getExamName } from '@inkstone/programmes/cards';
import { useNavigation, useSearch } from '@inkstone/ui/screen';
import { paperBank, paperCreate, paperDetail, paperEdit } from '../addresses.ts';
import { getPaper } from '../contract.ts';
import { paperMessages } from '../messages.ts';
import { AssignPaperButtons } from './assign-buttons.tsx';
import { ViewSwitch } from './view-switch.tsx';
import { canEditPapers, canNameMarkers } from './permissions.ts';
import { localizedPersonName, localizedTitle, sectionTitle } from './names.ts';
import { QuestionCard, type QuestionViewMode } from './question-card.tsx';
import { PrintPaperButton } from './print/print-paper-button.tsx';
import { StimulusView } from './stimulus-view.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';
import { PaperRouting } from './routing/paper-routing.tsx';
import type { SimulationRequest } from './routing/routing-simulator.tsx';
import styles from './paper.module.css';

type Detail = CallOutput<typeof getPaper>;
type PaperSection = Detail['sections'][number];

/** One paper: sections with their times, sets, questions and keys. */
export const Screen = () => {
  const t = useTranslation(paperMessages);
  const { id: paperId } = useSearch(paperDetail);
  const ask = useApiQuery(getPaper, { paperId });
  const list = { label: t('papers'), to: linkTo(paperBank, {}) };
  if (!ask.data) return <PagePlaceholder query={ask} list={list} title={t('onePaper')} failed={t('paperFailed')} />;
  return (
    <Page dense width="report">
      <Paper detail={ask.data} />
    </Page>
  );
};

const Paper = ({ detail }: { detail: Detail }) => {
  const { paper, sections } = detail;
  const shown = sections.filter(hasSets);
  const t = useTranslation(paperMessages);
  const language = useLanguage();
  const go = useNavigation();
  const me = useCurrentUser();
  const [look, setLook] = useState<QuestionViewMode>('keys');
  const title = localizedTitle(language, paper);
  const facts = [
    getExamName(paper, language),
    paper.askedCount < paper.questionCount
      ? t('questionsAsked', { all: paper.questionCount, asked: paper.askedCount })
      : t('questionCount', { count: paper.questionCount }),
    t('versionBy', { version: paper.version, name: localizedPersonName(language, paper.savedBy) }),
  ];
  return (
    <>
      <Breadcrumb trail={[{ label: t('papers'), to: linkTo(paperBank, {}) }, { label: title }]} />
      <PageHead
        title={title}
        kicker={
          <>
            {facts.join(t('dot'))}
            {t('dot')}
            <Instant at={paper.savedAt} />
          </>
        }
        action={
          <span className="row wrap">
            <AssignPaperButtons paperId={paper.id} />
            {canNameMarkers(me) && (
              <Button onClick={() => go(paperMarkersRoute, { id: paper.id })}>{t('markers')}</Button>
            )}
            {canEditPapers(me) && <Button onClick={() => go(paperCreate, { copyFrom: paper.id })}>{t('copy')}</Button>}
            {canEditPapers(me) && (
              <Button leftSection={<PencilIcon />} onClick={() => go(paperEdit, { id: paper.id })}>
                {t('edit')}
              </Button>
            )}
          </span>
        }
      />
      <div className={styles.tools}>
        <ViewSwitch view={look} onView={setLook} />
        <PrintPaperButton paper={paper} />
      </div>
      <Stack>
        {shown.map((section, index) => (
          <SectionView
            key={index}
            section={section}
            simulation={canEditPapers(me) ? toSimulationRequest(paper, section) : undefined}
            look={look}
            firstNumber={1 + countQuestions(shown.slice(0, index).flatMap(({ sets }) => sets))}
          />
        ))}
      </Stack>
    </>
  );
};

/** Formats the time of a section: the paper's own with the default, or the default. */
const useFormatTime = () => {
  const t = useTranslation(paperMessages);
  return ({
    seconds,
    usualSeconds,
    sharesTime,
  }: Pick<PaperSection, 'seconds' | 'usualSeconds' | 'sharesTime'>): string => {
    const usual = usualSeconds === null ? null : usualSeconds / 60;
    if (sharesTime && seconds === null && usual !== null) return t('sharedTime', { minutes: usual });
    if (seconds !== null && usual !== null) return t('ownTime', { minutes: seconds / 60, usual });
    const minutes = seconds === null ? usual : seconds / 60;
    return minutes === null ? t('untimed') : t('minutes', { minutes });
  };
};

const toSimulationRequest = (
  { id: paperId, programme, variant }: Detail['paper'],
  { section, sets }: PaperSection,
): SimulationRequest => ({
  ...{ paperId, programme, variant, section },
  sets: sets.map(({ setId, version, questions }) => ({ setId, version, questionIds: questions.map(({ id }) => id) })),
});

/** Empty sections are not part of the paper. */
const hasSets = ({ sets }: PaperSection): boolean => sets.length > 0;

const countQuestions = (sets: PaperSection['sets']): number =>
  sets.reduce((sum, { questions }) => sum + questions.length, 0);

interface SectionViewProps {
  section: PaperSection;
  /** The questions of the section for trying its cuts on past answers; undefined for who may not compose papers. */
  simulation: SimulationRequest | undefined;
  look: QuestionViewMode;
  /** The number of its first question in the whole paper. */
  firstNumber: number;
}

const SectionView = ({ section, simulation, look, firstNumber }: SectionViewProps) => {
  const t = useTranslation(paperMessages);
  const language = useLanguage();
  const formatTime = useFormatTime();
  const count = countQuestions(section.sets);
  const firsts = section.sets.map((_, index) => firstNumber + countQuestions(section.sets.slice(0, index)));
  return (
    <Section
      title={sectionTitle(language, section)}
      count={t('questionCount', { count })}
      aside={<span className="num">{formatTime(section)}</span>}
    >
      {section.routing && <PaperRouting routing={section.routing} request={simulation} />}
      {section.sets.map((set, index) => (
        <div key={set.revisionId} className={styles.set}>
          <h3>
            {localizedTitle(language, set)}
            {set.questions.length < set.questionCount && (
              <StatusChip tone="line">
                {t('chosenOf', { chosen: set.questions.length, all: set.questionCount })}
              </StatusChip>
            )}
            {set.isHidden && <StatusChip tone="line">{t('deletedSet')}</StatusChip>}
            {!set.isHidden && set.isRestricted && <StatusChip tone="line">{t('restrictedSet')}</StatusChip>}
            {!set.isHidden && !set.isRestricted && set.version !== set.newestVersion && (
              <StatusChip tone="amber">{t('newerSet', { version: set.version, newest: set.newestVersion })}</StatusChip>
            )}
          </h3>
          <StimulusView stimulus={set.stimulus} look={look} />
          {set.questions.map((question, at) => (
            <QuestionCard
              key={question.revisionId}
              number={(firsts[index] ?? firstNumber) + at}
              question={question}
              stimulus={set.stimulus}
              view={look}
            />
          ))}
        </div>
      ))}
    </Section>
  );
};
