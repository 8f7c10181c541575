import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { EditorProps, PlayerProps, QuestionViews, ReviewProps } from './views-contract.ts';

type Registry = Readonly<Record<string, QuestionViews>>;
type WithType<Props> = Props & { type: string };

// Data from the API was parsed with the type's own schemas; only the registry knows that they match.
type AnyPlayer = ComponentType<PlayerProps<unknown, unknown>>;
type AnyReview = ComponentType<ReviewProps<unknown, unknown, unknown>>;
type AnyEditor = ComponentType<EditorProps<unknown, unknown>>;

const lazyViews = (views: QuestionViews) => ({
  Player: lazy(async () => ({ default: (await views.player()).Player as AnyPlayer })),
  Review: lazy(async () => ({ default: (await views.review()).Review as AnyReview })),
  Editor: lazy(async () => ({ default: (await views.editor()).Editor as AnyEditor })),
});

/** Creates the three views for questions of any type of a registry; each suspends until the type's code is loaded. */
export const createQuestionViews = (registry: Registry) => {
  const all = new Map(Object.entries(registry).map(([id, views]) => [id, lazyViews(views)]));
  const of = (type: string) => {
    const views = all.get(type);
    if (!views) throw new Error(`There are no views of a question type ${type}.`);
    return views;
  };
  return {
    QuestionPlayer: ({ type, ...props }: WithType<PlayerProps<unknown, unknown>>) => {
      const views = of(type);
      return <views.Player {...props} />;
    },
    QuestionReview: ({ type, ...props }: WithType<ReviewProps<unknown, unknown, unknown>>) => {
      const views = of(type);
      return <views.Review {...props} />;
    },
    QuestionEditor: ({ type, ...props }: WithType<EditorProps<unknown, unknown>>) => {
      const views = of(type);
      return <views.Editor {...props} />;
    },
    preloadPlayers: async (types: readonly string[]): Promise<void> => {
      await Promise.all([...new Set(types)].map(async (type) => registry[type]?.player()));
    },
  };
};
