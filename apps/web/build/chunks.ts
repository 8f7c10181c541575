/** Modules that every page needs before its screen, as patterns of their paths: they are packed into one file. */
export const everyPage = [
  'node_modules/zod/',
  'node_modules/@mantine/core/esm/core/',
  'node_modules/@mantine/core/esm/components/(Button|UnstyledButton|Transition|Loader)/',
  'node_modules/@mantine/hooks/esm/use-(media-query|did-update|reduced-motion|isomorphic-effect)/',
  'packages/call/',
  'packages/base/(screen-route|ids|paging|message-set)\\.ts',
  'exam/fields\\.ts',
  'packages/ui/(words|theme)/',
  'packages/ui/icons/(icon|frame-icons)\\.',
  'packages/ui/screen/',
  'packages/ui/messages\\.ts',
  'packages/ui/parts/(lazy-with-retry|toasts|skeletons|screen-title|wenwu-rule|brand-mark|use-now)\\.',
  'packages/ui/parts/(language-button|bar-button|error-state|page|page-head)\\.',
  'features/session/(roles|refusals|contract)\\.ts',
  'features/taking/environment-address\\.ts',
  'features/session/web/(stored-session|session-store|session)\\.ts',
] as const;

/** Modules that most screens need. */
export const mostScreens = [
  'packages/base/(time|screen-paths)\\.ts',
  'packages/ui/icons/screen-icons\\.',
  'programmes/(cards|registry/cards|[^/]+/card)\\.ts',
  'features/taking/addresses\\.ts',
  'packages/ui/parts/(bell-button|empty-state|instant|ledger|query-boundary|section|sheet|status-chip|ticks)\\.',
  'packages/ui/parts/(time-left|use-panel|user-menu)\\.',
] as const;

/** Whoever needs one type's logic needs all: of twenty files of some hundred bytes each would be packed for itself. */
export const answerLogic = [
  'exam/scoring/alignment\\.ts',
  'exam/question-types/[^/]+/(type|letters|entry|rational)\\.ts',
  'exam/question-types/parts/(model-answer|recorded-answer|handed|written-answer)\\.ts',
  'exam/question-types/(logic|shapes|spelling|markers)\\.ts',
] as const;

/** One expression that finds what any of the patterns finds. */
export const anyOf = (patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'));
