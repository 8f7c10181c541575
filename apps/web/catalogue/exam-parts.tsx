import { useState } from 'react';
import {
  Clock,
  LevelMeter,
  QuestionGrid,
  QuestionMenu,
  RichText,
  SaveState,
  ScaleStrip,
  Section,
  SplitPane,
  useTranslation,
} from '@inkstone/ui';
import { messages } from './messages.ts';
import { samplePassage, sampleText } from './samples.ts';
import styles from './catalogue.module.css';

const marks = Array.from({ length: 20 }, (_, index) => ({
  label: String(index + 1),
  answered: [0, 1, 2, 3, 5, 6].includes(index),
  flagged: [2, 8].includes(index),
}));

const savedAt = '2026-11-21T10:42:05+08:00';

/** Components of the exam window. */
export const ExamParts = () => {
  const t = useTranslation(messages);
  const [at, setAt] = useState(6);
  const menu = { questions: marks, current: at, onGo: setAt };
  return (
    <Section title={t('exam')}>
      <div className={styles.window}>
        <div className="row wrap between">
          <Clock seconds={1062} />
          <Clock seconds={288} />
          <Clock seconds={42} />
          <Clock seconds={-75} />
        </div>
        <div className="row wrap between">
          <SaveState saving={{ state: 'saved', at: savedAt }} timeZone="Asia/Shanghai" />
          <SaveState saving={{ state: 'saving' }} />
          <SaveState saving={{ state: 'device' }} />
          <SaveState saving={{ state: 'failed', reason: t('failNotice') }} />
        </div>
        <div className="row wrap">
          <QuestionMenu title={t('reading')} onReview={() => undefined} {...menu} />
        </div>
        <div className={styles.gap}>
          <QuestionGrid {...menu} />
        </div>
        <ScaleStrip
          current="speak"
          parts={[
            { key: 'prepare', name: t('prepare'), seconds: 15, elapsedSeconds: 15, text: '0:15' },
            { key: 'speak', name: t('speak'), seconds: 45, elapsedSeconds: 22, text: '0:45' },
          ]}
        />
        <LevelMeter level={0.58} peak={0.71} verdict="well" />
      </div>
      <div className={styles.pane}>
        <SplitPane
          names={{ left: t('passage'), right: t('questionSide') }}
          left={<RichText html={samplePassage} serif lang="en" />}
          right={<RichText html={sampleText} lang="en" />}
        />
      </div>
    </Section>
  );
};
