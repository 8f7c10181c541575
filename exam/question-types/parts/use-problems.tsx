import { useTranslation } from '@inkstone/ui';
import { formMessages } from './messages.ts';

/** Texts of the problem at a path, or anywhere under it with `deep`; codes are translated, sentences are unchanged. */
export const useProblems = (problems: Readonly<Record<string, string>>) => {
  const t = useTranslation(formMessages);
  return (path: string, deep = false): string | undefined => {
    const code = problems[path] ?? (deep ? findProblemUnder(problems, path) : undefined);
    if (code === undefined) return undefined;
    const key = `problem.${code}`;
    return t.has(key) ? t(key) : code;
  };
};

const findProblemUnder = (problems: Readonly<Record<string, string>>, path: string): string | undefined =>
  Object.entries(problems).find(([at]) => at.startsWith(`${path}.`))?.[1];
