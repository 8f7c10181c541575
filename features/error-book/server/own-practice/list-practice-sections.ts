import { handleCall } from '@inkstone/call/server';
import { findProgramme, programmes } from '@inkstone/programmes';
import { listPracticeSections as contract } from '../../contract.ts';
import { listSectionRules, listWholePapers } from './practice-sections.ts';

/** Returns the sections of exams of which a whole paper is marked, each once, in the order of their exams. */
export const listPracticeSections = handleCall(contract, async ({ tx, language }) => {
  const papers = await listWholePapers(
    tx,
    programmes.map(({ id }) => id),
  );
  const list = programmes.flatMap(({ id: programme, variants }) =>
    variants.flatMap((variant) => {
      const own = papers.filter((paper) => paper.programme === programme && paper.variant === variant.id);
      const ids = new Set(own.flatMap((paper) => listSectionRules(variant, paper).map(({ id }) => id)));
      return variant.sections
        .filter(({ id }) => ids.has(id))
        .map(({ id, name }) => ({
          ...{ programme, programmeName: findProgramme(programme)?.name[language] ?? programme },
          ...{ variant: variant.id, variantName: variant.name[language], section: id, name: name[language] },
        }));
    }),
  );
  return { list };
});
