import { lazy } from 'react';
import type { ComponentType } from 'react';

/** Loads the module of one view. */
type Loader<Module> = () => Promise<Module>;

/**
 * Creates a view for questions of any type of a registry; it suspends until the type's code is loaded. Data from the API
 * was parsed with the type's own schemas: only the registry knows that they match the view.
 */
export const createQuestionView = <Module, Props extends object>(
  registry: Readonly<Record<string, Loader<Module>>>,
  pick: (module: Module) => unknown,
): ComponentType<Props & { type: string }> => {
  const views = new Map(
    Object.entries(registry).map(([id, load]) => [
      id,
      lazy(async () => ({ default: pick(await load()) as ComponentType<object> })),
    ]),
  );
  return ({ type, ...props }) => {
    const View = views.get(type);
    if (!View) throw new Error(`There are no views of a question type ${type}.`);
    return <View {...props} />;
  };
};
