import { useTranslation } from '@inkstone/ui';
import { formMessages } from './messages.ts';

/** Words for what is wrong at a path, or anywhere under it where `deep` is said; codes are worded, sentences stay. */
export const useProblems = (problems: Readonly<Record<string, string>>) => {
  const t = useTranslation(formMessages);
  return (path: string, deep = false): string | undefined => {
    const found = problems[path] ?? (deep ? findProblemUnder(problems, path) : undefined);
    if (found === undefined) return undefined;
    const key = `problem.${found}`;
    return t.has(key) ? t(key) : found;
  };
};

const findProblemUnder = (problems: Readonly<Record<string, string>>, path: string): string | undefined =>
  Object.entries(problems).find(([at]) => at.startsWith(`${path}.`))?.[1];
