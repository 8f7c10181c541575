// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { questionTypeIds, getQuestionType } from './logic.ts';
import { preloadPlayers, QuestionPlayer, QuestionReview, questionReviews } from './views.ts';

afterEach(cleanup);

describe('views of any type', () => {
  const marked = questionTypeIds.filter((id) => getQuestionType(id).marking.by === 'machine');
  // Loading the code of a view takes long while the machine is busy.
  beforeAll(async () => {
    await preloadPlayers(marked);
    await Promise.all(marked.map((id) => questionReviews[id]()));
  }, 60_000);

  test.each(marked)('the player and the review of %s are loaded by its id', async (type) => {
    const { prompt, key } = getQuestionType(type).empty();
    const change = () => undefined;
    // A plain render would drop the work of a view that still loads beside one that is loaded.
    await act(async () => {
      renderUi(
        <>
          <QuestionPlayer type={type} prompt={prompt} value={undefined} onChange={change} readOnly={false} />
          <QuestionReview type={type} prompt={prompt} key_={key} value={undefined} />
        </>,
      );
    });
    expect(await screen.findByText('Not answered')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Clear answer' })).toBeTruthy();
  });

  test('an unknown type is an error', () => {
    expect(() => renderUi(<QuestionReview type="riddle" prompt={{}} key_={{}} value={undefined} />)).toThrow('riddle');
  });
});
