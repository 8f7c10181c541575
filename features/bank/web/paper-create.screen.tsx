import { useState } from 'react';
import { emptyPaper } from './composed-paper.ts';
import { PaperComposer } from './paper-composer.tsx';

/** A new paper. */
export const Screen = () => {
  const [draft] = useState(emptyPaper);
  return <PaperComposer examId={undefined} saved={{ version: 0, draft }} />;
};
