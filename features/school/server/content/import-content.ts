import { handleCall } from '@inkstone/call/server';
import { countUse } from '@inkstone/session/server';
import { contentKinds, importContent as contract } from '../../contract/content.ts';
import { checkContent } from './check-content.ts';
import { receivePackage, type PreparedPackage } from './receive-package.ts';
import { storeContent } from './store-content.ts';

/** Rate limit of imports by one person, shared with those of question sets. */
const importRateLimit = (personId: number) => ({ key: `import ${personId}`, most: 60, windowSeconds: 3600 });

/** Imports the objects of a content package: all new ones that can be made, in one transaction. */
export const importContent = handleCall<typeof contract, PreparedPackage>(contract, {
  async prepare(ctx) {
    await countUse(ctx.db, ctx.now, importRateLimit(ctx.me.id));
    return receivePackage(ctx);
  },
  async decide(ctx) {
    const { input, tx, prepared } = ctx;
    const checked = await checkContent(tx, prepared, ctx);
    const stored = input.mode === 'apply' ? await storeContent(ctx, checked, prepared.files) : null;
    const objects = contentKinds.flatMap((kind) =>
      checked[kind].map(({ title, titleZh, state, sameAs, problems }, at) => ({
        ...{ kind, title, titleZh, state, problems },
        number: at + 1,
        objectId: sameAs ?? stored?.[kind].get(at) ?? null,
      })),
    );
    const madeCount = stored ? contentKinds.reduce((sum, kind) => sum + stored[kind].size, 0) : 0;
    return { objects, files: prepared.reading.files.length, made: madeCount };
  },
});
