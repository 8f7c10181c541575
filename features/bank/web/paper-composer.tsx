import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { linkTo, pointsText } from '@inkstone/base';
import { getExamName } from '@inkstone/programmes/cards';
import { findLoadedVariant, loadProgramme } from '@inkstone/programmes/lazy';
import { useProtectPage } from '@inkstone/session/web';
import {
  Breadcrumb,
  FormErrors,
  Page,
  PageHead,
  PlusIcon,
  Section,
  Stack,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { paperBank, paperDetail } from '../addresses.ts';
import { composerMessages, paperMessages, paperRuleMessages } from '../messages.ts';
import { findPaperFaults, type PaperFault } from './composed-faults.ts';
import {
  withExam,
  type ComposedPaper,
  type CopiedPaper,
  type SectionSlot,
  type ComposedSet,
  readStoredPaper,
} from './composed-paper.ts';
import { ComposedSection } from './composed-section.tsx';
import { RestoredDraftNotice, DraftStatus } from './draft-status.tsx';
import { ExamSelect, type Exam } from './exam-select.tsx';
import { UnplacedSets } from './unplaced-sets.tsx';
import { localizedTitle, typeName } from './names.ts';
import { NewerVersion } from './newer-version.tsx';
import { addSection, canAddSection, hasOwnSections, removeSection } from './own-sections.ts';
import { PaperTotals } from './paper-totals.tsx';
import { PaperTypeSelect } from './paper-type-select.tsx';
import { usePersistedDraft } from './use-persisted-draft.ts';
import { useProgramme } from './use-programme.ts';
import { useSavePaper } from './use-save-paper.ts';
import styles from './editor.module.css';

interface PaperComposerProps {
  paperId: number | undefined;
  /** The question sets that a new paper starts with; it has a draft of its own. */
  initialSets?: readonly ComposedSet[];
  /** The paper that a new one is copied from, with its sets that a copy cannot have; it has a draft of its own. */
  copyOf?: CopiedPaper;
  saved: { version: number; draft: ComposedPaper };
}

const getDraftKey = ({ paperId, initialSets = [], copyOf }: Omit<PaperComposerProps, 'saved'>): string =>
  copyOf === undefined
    ? ['paper', paperId ?? 'new', ...initialSets.map(({ setId }) => setId)].join('.')
    : `paper.copy.${copyOf.paperId}`;

/** The paper composer: the exam, its sections filled from the bank, times, and totals. */
export const PaperComposer = ({ saved: initialSaved, ...what }: PaperComposerProps) => {
  const { paperId, initialSets = [], copyOf } = what;
  const t = useTranslation(composerMessages);
  const papers = useTranslation(paperMessages);
  const rules = useTranslation(paperRuleMessages);
  const [saved] = useState(initialSaved);
  const persisted = usePersistedDraft(getDraftKey(what), saved, readStoredPaper);
  const saving = useSavePaper(paperId, persisted);
  useProtectPage(persisted.isChanged ? 'unsaved' : null);
  const paper = persisted.draft;
  useProgramme(paper.programme);
  const faults = saving.tries > 0 ? findPaperFaults(paper) : [];
  const title = t(paperId === undefined ? 'newTitle' : 'editTitle');
  const getMessage = usePaperFaultText(paper);
  const getDeletedText = useDeletedSetsText();
  const isRemovable = paper.sections.length > 1 && hasOwnSections(findLoadedVariant(paper.programme, paper.variant));
  const changePlace = (next: SectionSlot, at: number) =>
    persisted.change((now) => ({ ...now, sections: now.sections.with(at, next) }));

  return (
    <Page dense width="report">
      <Breadcrumb trail={[{ label: papers('papers'), to: linkTo(paperBank, {}) }, { label: title }]} />
      <PageHead title={title} />
      {paper.composition && <p className="dim">{rules('composedHow', { seed: paper.composition.seed })}</p>}
      <div className={styles.bar}>
        <PaperTotals paper={paper} />
        <DraftStatus kept={persisted.saveState} />
        <Button variant="filled" loading={saving.isSaving} onClick={() => void saving.save()}>
          {paperId === undefined ? t('save') : t('saveVersion', { version: persisted.version + 1 })}
        </Button>
      </div>
      {persisted.isRestored && <RestoredDraftNotice onDiscard={persisted.discard} />}
      <UnplacedSets paper={paper} chosen={initialSets} />
      {copyOf && copyOf.deletedSets.length > 0 && <p role="status">{getDeletedText(copyOf.deletedSets)}</p>}
      <Stack>
        <FormErrors
          attempt={saving.tries}
          title={saving.refused ?? (faults.length > 0 ? t('notSaved') : undefined)}
          errors={faults.map((fault) => ({ field: fault.field, message: getMessage(fault) }))}
        />
        {saving.isOutdated && paperId !== undefined && (
          <NewerVersion href={linkTo(paperDetail, { id: paperId })} onTakeOver={saving.saveOver} />
        )}
        <PaperFields paper={paper} onChange={persisted.change} faults={faults} />
        <div id="paper-sections" tabIndex={-1} className={styles.form}>
          {paper.sections.map((place, index) => (
            <ComposedSection
              key={`${place.section} ${place.part} ${index}`}
              paperId={paperId}
              paper={paper}
              place={place}
              onChange={(next) => changePlace(next, index)}
              onRemove={isRemovable ? () => persisted.change((now) => removeSection(now, index)) : undefined}
            />
          ))}
          {canAddSection(paper) && (
            <Button leftSection={<PlusIcon />} onClick={() => persisted.change(addSection)}>
              {t('addSection')}
            </Button>
          )}
        </div>
      </Stack>
    </Page>
  );
};

interface PaperFieldsProps {
  paper: ComposedPaper;
  onChange(next: (now: ComposedPaper) => ComposedPaper): void;
  faults: readonly PaperFault[];
}

const PaperFields = ({ paper, onChange, faults }: PaperFieldsProps) => {
  const t = useTranslation(composerMessages);
  const errorFor = (field: string) => {
    const fault = faults.find((paperFault) => paperFault.field === field);
    return fault ? t(fault.messageKey) : undefined;
  };
  const choose = async (exam: Exam | null) => {
    if (!exam) return;
    await loadProgramme(exam.programme);
    onChange((now) => withExam(now, exam));
  };
  return (
    <Section title={t('about')}>
      <div className={styles.fields}>
        <TextInput
          id="paper-title"
          label={t('title')}
          lang="en"
          maxLength={200}
          value={paper.title}
          error={errorFor('paper-title')}
          onChange={({ currentTarget: { value: title } }) => onChange((now) => ({ ...now, title }))}
        />
        <TextInput
          id="paper-title-zh"
          label={t('titleZh')}
          lang="zh-CN"
          maxLength={200}
          value={paper.titleZh}
          onChange={({ currentTarget: { value: titleZh } }) => onChange((now) => ({ ...now, titleZh }))}
        />
        <ExamSelect
          id="paper-exam"
          isShown
          label={t('exam')}
          description={t('examHow')}
          placeholder={t('findExam')}
          value={paper.variant === '' ? null : paper}
          error={errorFor('paper-exam')}
          onChange={(exam) => void choose(exam)}
        />
        <PaperTypeSelect
          exam={paper}
          value={paper.paperTypeId}
          onChange={(paperTypeId) => onChange((now) => ({ ...now, paperTypeId }))}
        />
      </div>
    </Section>
  );
};

/** The words for the sets that a copy leaves out. */
const useDeletedSetsText = () => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  return (sets: readonly ComposedSet[]): string =>
    t('copyWithout', {
      titles: sets.map((set) => t('quoted', { title: localizedTitle(language, set) })).join(t('comma')),
    });
};

/** The words for a fault of a paper. */
const usePaperFaultText = (paper: Parameters<typeof findPaperFaults>[0]) => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  return ({ messageKey, setId, types = [], section, most = 0, acceptingVariant }: PaperFault): string => {
    const set = paper.sections.flatMap(({ sets }) => sets).find((placedSet) => placedSet.setId === setId);
    return t(messageKey, {
      title: set ? localizedTitle(language, set) : '',
      types: types.map((type) => typeName(type, language)).join(t('comma')),
      section: section?.name[language] ?? '',
      most: pointsText(most),
      exam:
        acceptingVariant === undefined
          ? ''
          : getExamName({ programme: paper.programme, variant: acceptingVariant }, language),
    });
  };
};
