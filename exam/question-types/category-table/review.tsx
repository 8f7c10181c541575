import { RichText, useTranslation } from '@inkstone/ui';
import { getOptionId, getOptionText, listOptionIds } from '../shapes.ts';
import { ReviewFrame, ReviewLine, ReviewPart } from '../parts/review-frame.tsx';
import { getReviewScore } from '../parts/review-score.ts';
import { getOptionLetter } from '../spelling.ts';
import type { ReviewProps, ReviewPerspective } from '../views-contract.ts';
import { messages } from './messages.ts';
import { toPlainText } from '../plain-text.ts';
import { categoryTableScoring } from './scoring.ts';
import { categoryTable } from './type.ts';
import type { Prompt, Table } from './type.ts';

interface CategoryReviewProps {
  prompt: Prompt;
  keyed: Table;
  answer: Table;
  index: number;
  whose: ReviewPerspective;
}

const OptionText = ({ prompt, id }: { prompt: Prompt; id: string }) => (
  <span lang="en">
    <RichText inline html={getOptionText(prompt.options, id)} />
  </span>
);

/** One category: the options placed there, right or wrong, and the missing ones. */
const CategoryReview = ({ prompt, keyed, answer, index, whose }: CategoryReviewProps) => {
  const t = useTranslation(messages);
  const [own, right] = [answer[index] ?? [], keyed[index] ?? []];
  const letter = (id: string) => getOptionLetter(prompt.options, id);
  const getHome = (id: string): string => {
    const category = prompt.categories[keyed.findIndex((ids) => ids.includes(id))];
    return category ? toPlainText(category.text) : t('none');
  };
  return (
    <ReviewPart title={toPlainText(prompt.categories[index]?.text ?? '')}>
      {own.map((id) => {
        const isRight = right.includes(id);
        const label = isRight
          ? whose === 'own'
            ? 'ownRight'
            : 'studentRight'
          : whose === 'own'
            ? 'ownWrong'
            : 'studentWrong';
        return (
          <ReviewLine
            key={id}
            tone={isRight ? 'right' : 'wrong'}
            label={t(label, { letter: letter(id), name: isRight ? '' : getHome(id) })}
          >
            <OptionText prompt={prompt} id={id} />
          </ReviewLine>
        );
      })}
      {right
        .filter((id) => !own.includes(id))
        .map((id) => (
          <ReviewLine key={id} tone="right" label={t('missed', { letter: letter(id) })}>
            <OptionText prompt={prompt} id={id} />
          </ReviewLine>
        ))}
    </ReviewPart>
  );
};

/** The table by category, and the options that belong to none. */
export const Review = ({ prompt, key_, value = [], perspective = 'own' }: ReviewProps<Prompt, Table, Table>) => {
  const t = useTranslation(messages);
  const unused = listOptionIds(prompt.options).filter((id) => !key_.flat().includes(id));
  return (
    <ReviewFrame
      text={prompt.text}
      {...getReviewScore(categoryTable, categoryTableScoring, { prompt, key: key_, value })}
    >
      {prompt.categories.map((category, index) => (
        <CategoryReview
          key={getOptionId(category)}
          prompt={prompt}
          keyed={key_}
          answer={value}
          index={index}
          whose={perspective}
        />
      ))}
      {unused.length > 0 && (
        <ReviewPart title={t('unused')}>
          {unused.map((id) => (
            <ReviewLine key={id} tone="plain" letter={getOptionLetter(prompt.options, id)}>
              <OptionText prompt={prompt} id={id} />
            </ReviewLine>
          ))}
        </ReviewPart>
      )}
    </ReviewFrame>
  );
};
