import type { ReactNode } from 'react';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { PartLanguage } from '@inkstone/ui';

/** Shows a part in the language of the exam, where the window is as in the exam; else in that of the person. */
export const AttemptLanguage = ({ blueprint, children }: { blueprint: Blueprint; children: ReactNode }) => (
  <PartLanguage language={blueprint.window?.language ?? null}>{children}</PartLanguage>
);
