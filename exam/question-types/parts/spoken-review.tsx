import { RichText } from '@inkstone/ui';
import { hasVisibleContent } from '../shapes.ts';
import type { ReviewPerspective } from '../views-contract.ts';
import { Playback } from './playback.tsx';
import type { RecordedAnswer } from './recorded-answer.ts';
import { ReviewFrame } from './review-frame.tsx';
import styles from './speaking.module.css';

interface SpokenReviewProps {
  text: string;
  value: RecordedAnswer | undefined;
  whose: ReviewPerspective;
  /** A model answer and its title; empty where there is none. */
  model: { title: string; html: string };
}

/** A spoken answer in a report: question, recordings, and a model answer. */
export const SpokenReview = ({ text, value, whose, model }: SpokenReviewProps) => {
  const recordings = value?.recordings ?? [];
  return (
    <ReviewFrame text={text} score={null} isBlank={recordings.length === 0}>
      <Playback recordings={recordings} whose={whose} />
      {hasVisibleContent(model.html) && (
        <div role="group" className={styles.model} aria-label={model.title}>
          <p className="small strong">{model.title}</p>
          <div lang="en">
            <RichText html={model.html} />
          </div>
        </div>
      )}
    </ReviewFrame>
  );
};
