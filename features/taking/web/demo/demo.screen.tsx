import { Button, SegmentedControl, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { pointsText } from '@inkstone/base';
import { withoutRecordings, mergeAnswerPart } from '@inkstone/exam/attempt';
import { withFile, withoutFile } from '@inkstone/exam/handed';
import { questionTypeIds, getQuestionType, takesRecordings } from '@inkstone/exam/question-types';
import { scoreAnswer } from '@inkstone/exam/scored';
import { loadSamples, type SampleQuestion } from '@inkstone/exam/samples';
import { QuestionPlayer, QuestionReview } from '@inkstone/exam/views';
import {
  BlockSkeleton,
  LanguageButton,
  QueryBoundary,
  PageHead,
  RichText,
  setDeviceLanguage,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { demo } from '../../addresses.ts';
import { demoMessages } from '../../messages.ts';
import { FidelityDemo } from '../fidelity/exam-fidelity.lazy.tsx';
import styles from './demo.module.css';

/** Every question type to try without an account: samples shipped with the page, scored here by the same engine. */
export const Screen = () => {
  const t = useTranslation(demoMessages);
  const search = useSearch(demo);
  const setSearch = useSetSearch(demo);
  const type = questionTypeIds.find((id) => id === search.type) ?? questionTypeIds[0] ?? 'choice';
  const samples = useQuery({ queryKey: ['samples', type], queryFn: () => loadSamples(type), staleTime: Infinity });
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <PageHead
          title={t('demoTitle')}
          kicker={
            <span className={styles.line}>
              <Link to="/">{t('demoBack')}</Link>
              <LanguageButton onSwitch={setDeviceLanguage} />
            </span>
          }
        />
        <p className="dim">{t('demoIntro')}</p>
      </div>
      <TypeChooser type={type} onType={(next) => setSearch({ type: next })} />
      <QueryBoundary query={samples}>
        {(list) =>
          list.map((sample, index) => (
            <Sample key={`${type} ${sample.name}`} sample={sample} at={index + 1} all={list.length} />
          ))
        }
      </QueryBoundary>
      <FidelityDemo />
    </main>
  );
};

/** The question types as tabs, or as a select on narrow screens. */
const TypeChooser = ({ type, onType }: { type: string; onType(type: string): void }) => {
  const t = useTranslation(demoMessages);
  const language = useLanguage();
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const types = questionTypeIds.map((id) => ({ value: id as string, label: getQuestionType(id).name[language] }));
  if (isNarrow)
    return <Select label={t('type')} data={types} value={type} onChange={(next) => next !== null && onType(next)} />;
  return (
    <nav className={styles.types}>
      <SegmentedControl aria-label={t('type')} value={type} onChange={onType} data={types} />
    </nav>
  );
};

const DemoRecorder = lazy(async () => ({ default: (await import('./demo-recorder.tsx')).DemoRecorder }));

interface WithRecorderProps {
  sample: SampleQuestion;
  onChange(change: (before: unknown) => unknown): void;
  children: ReactNode;
}

const DemoFiles = lazy(async () => ({ default: (await import('./demo-files.tsx')).DemoFiles }));

/** Wraps a spoken question in the demo recorder. */
const WithRecorder = ({ sample, onChange, children }: WithRecorderProps) => {
  if (!takesRecordings(sample)) return children;
  return (
    <DemoRecorder
      onChange={(recordings) =>
        onChange((before) =>
          recordings.length > 0 ? mergeAnswerPart(before, { recordings }) : withoutRecordings(before),
        )
      }
    >
      {children}
    </DemoRecorder>
  );
};

/** Wraps a question that takes files in the demo upload. */
const WithFiles = ({ sample, onChange, children }: WithRecorderProps) => {
  if (!getQuestionType(sample.type).hasFiles) return children;
  return (
    <DemoFiles
      onAdd={(file) => onChange((before) => withFile(before, file))}
      onRemove={(id) => onChange((before) => withoutFile(before, id))}
    >
      {children}
    </DemoFiles>
  );
};

const Sample = ({ sample, at, all }: { sample: SampleQuestion; at: number; all: number }) => {
  const t = useTranslation(demoMessages);
  const language = useLanguage();
  const [value, setValue] = useState<unknown>(undefined);
  const [isChecked, setChecked] = useState(false);
  const score = isChecked ? scoreAnswer(sample, value ?? null) : null;
  return (
    <section className={styles.sample} aria-label={t('sample', { at, all })}>
      <p className="meta num">{t('sample', { at, all })}</p>
      <div lang="en">
        <Suspense fallback={<BlockSkeleton />}>
          <WithRecorder sample={sample} onChange={setValue}>
            <WithFiles sample={sample} onChange={setValue}>
              {isChecked ? (
                <QuestionReview type={sample.type} prompt={sample.prompt} key_={sample.key} value={value} />
              ) : (
                <QuestionPlayer
                  type={sample.type}
                  prompt={sample.prompt}
                  value={value}
                  readOnly={false}
                  onChange={setValue}
                />
              )}
            </WithFiles>
          </WithRecorder>
        </Suspense>
      </div>
      {score && (
        <p className="strong num" role="status">
          {t('scored', {
            earned: pointsText(score.earned),
            possible: pointsText(score.possible),
            count: score.possible / 100,
          })}
        </p>
      )}
      {isChecked && <RichText html={sample.explanation[language]} />}
      <Button onClick={() => setChecked(!isChecked)}>{t(isChecked ? 'again' : 'check')}</Button>
    </section>
  );
};
