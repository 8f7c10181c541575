import { RichText } from '@inkstone/ui';
import { showsSomething } from '../shapes.ts';
import type { Whose } from '../views-contract.ts';
import { Playback } from './playback.tsx';
import type { Recorded } from './recorded.ts';
import { ReviewFrame } from './review-frame.tsx';
import styles from './speaking.module.css';

interface SpokenReviewProps {
  text: string;
  value: Recorded | undefined;
  whose: Whose;
  /** What a good answer is, under the word for it; empty where there is none. */
  model: { title: string; html: string };
}

/** A spoken answer in a report: the question, the recording part by part, and a model beside it. */
export const SpokenReview = ({ text, value, whose, model }: SpokenReviewProps) => {
  const recordings = value?.recordings ?? [];
  return (
    <ReviewFrame text={text} score={null} isBlank={recordings.length === 0}>
      <Playback recordings={recordings} whose={whose} />
      {showsSomething(model.html) && (
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
