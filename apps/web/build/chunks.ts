/** Modules that every page needs before its screen, as patterns of their paths: they are packed into one file. */
export const everyPage = [
  'node_modules/zod/',
  'node_modules/@mantine/core/esm/core/',
  'node_modules/@mantine/core/esm/components/(Button|UnstyledButton|Transition|Loader)/',
  'node_modules/@mantine/hooks/esm/use-(media-query|did-update|reduced-motion|isomorphic-effect|id|merged-ref|uncontrolled)/',
  'node_modules/@mantine/hooks/esm/utils/random-id/',
  'packages/call/(aliases|call|envelope|index)\\.ts',
  'packages/call/legacy/(code-values|flat)\\.ts',
  'packages/call/web/(call-error|call-provider|index|post-form|request-content|request-id|retry-while-busy|send-call|send-call-cached|use-api-mutation|use-api-query)\\.',
  'packages/base/(codes|screen-route|ids|paging|message-set|translate)\\.ts',
  'exam/fields\\.ts',
  'packages/ui/(words|theme)/',
  'packages/ui/icons/(icon|frame-icons)\\.',
  'packages/ui/screen/',
  '^[^?]*packages/ui/messages\\.ts',
  'packages/ui/parts/(lazy-with-retry|toasts|skeletons|brand-mark|use-now)\\.',
  'packages/ui/parts/(bar-button|error-state|page|page-head)\\.',
  'features/session/(roles|refusals|contract|legacy)\\.ts',
  'features/taking/environment-address\\.ts',
  'features/taking/web/journal/journal-database-name\\.',
  'packages/device/sealed/has-sealed\\.',
  'features/session/web/(stored-session|session-store|session)\\.ts',
  'features/session/(addresses|menus)\\.ts',
  'features/session/web/(available-screens|chosen-language|device-cleanup|session-provider|show-failure)\\.',
  'features/session/web/(sign-out-windows|signed-out-page|use-cookie-check|use-device-zone|use-language-switch)\\.',
  'features/session/web/(use-session|use-shell|use-window-cover)\\.',
  'features/messages/web/push-subscriber\\.',
  'features/textbooks/web/downloads/download-list-key\\.',
  'packages/base/backoff\\.',
  'packages/ui/parts/(notice-page|use-auto-retry)\\.',
  'virtual:places',
  'features/session/web/screens\\.',
  'apps/web/(screen-registry|frame/(bar|screen-modules))\\.',
] as const;

/** Modules that most screens and the exam window need. */
export const screensAndWindows = [
  'packages/call/legacy/',
  'packages/base/(compare|escape-html|figures|group-by|input-text|script|time)\\.ts',
  'packages/ui/parts/(margin-note|sentence-space)\\.',
  'exam/(screen-path-list|screen-paths)\\.ts',
  'packages/ui/icons/screen-icons\\.',
  'packages/ui/time/instants\\.ts',
  'packages/ui/parts/(instant|save-file|section|use-panel)\\.',
  'programmes/(cards|registry/cards|[^/]+/card)\\.ts',
  'features/taking/addresses\\.ts',
] as const;

/** Modules that most screens need, and no exam window. */
export const mostScreens = [
  'packages/ui/parts/(bell-button|empty-state|ledger|query-boundary|sheet|status-chip|ticks)\\.',
  'packages/ui/parts/(time-left|user-menu)\\.',
] as const;

/** Databases on the device: for the exam, and for what readers of reports and books keep. */
export const deviceStorage = [
  'node_modules/idb/',
  'packages/device/(device-database|existing-database|store-names|person-databases|person-storage|store-changes)\\.',
] as const;

/** The events of an attempt as they are sent: contracts describe them, so reports need them too. */
export const wireEvents = ['exam/attempt/(text-patch|wire)\\.'] as const;

/** What a set's text or recording is described by, in contracts of windows, reports and the question bank. */
export const stimulusShapes = ['exam/stimulus/(clip|looks)\\.ts'] as const;

/**
 * The journal on the device and what delivers it: thirty files, each of which would become a chunk of its own. None of
 * them may import what the login needs, since a chunk includes what its files import: that is in the first list.
 */
export const deviceJournal = [
  'exam/attempt/(answer-parts|base-texts|clocks|journal|read-entry|recover-journal)\\.',
  'exam/attempt/(replay|text-patching|windows)\\.',
  'exam/blueprint/navigation-units\\.',
  'features/taking/web/attempt-session/view-state-storage\\.',
  'features/taking/web/files/referenced-file-ids\\.',
  'features/taking/web/journal/(attempt-lock|delivery|delivery-failure|device-id|device-journal)\\.',
  'features/taking/web/journal/(journal-database|journal-store-changes|journal-stores|legacy-stores|window-id)\\.',
  'features/taking/web/finishing/(unsent-file|unread-file)\\.',
  'features/taking/web/listening/(listening-context|set-recording)\\.',
] as const;

/** The contract of a report, with the marks that it shows: ten files of some hundred bytes, which no report goes without. */
export const reportParts = [
  'features/reports/contract/(adaptive|analysis|attempt|question)\\.ts',
  'features/marking/contract/(draft-head|submission)\\.ts',
  'features/reports/web/(answer/(explanation|self-marks)|analysis/(own-analyses|analysis-text)|report/use-reading)\\.',
  'features/reports/document/(skill-tasks|attempt-report-data)\\.ts',
] as const;

/**
 * What an exam window needs before its first question, and no screen but windows: a hundred files, of which each has most
 * of its words in common with the others. What the window loads later is not in the list.
 */
export const examWindow = [
  'exam/attempt/(advance|audio-playback|closing|confirmation|content|navigation|overtime|rebase|routing|state)\\.',
  'exam/attempt/(step-context|timeline|timeliness|transitions|writer-epochs)\\.',
  'exam/blueprint/bind-window\\.',
  'features/taking/web/(attempt-frame|attempt-language)\\.',
  'features/taking/web/attempt-session/(attempt-projection|attempt-store|create-open-attempt|dispatch-with-attachments)\\.',
  'features/taking/web/attempt-session/(enter-unit|question-context|request-module|send-next-batch|server-clock|snapshot)\\.',
  'features/taking/web/attempt-session/(sync-clock|take-schedule|time-change|use-attempt-store|use-attempt-sync)\\.',
  'features/taking/web/attempt-session/(watch-other-windows|window-state|write-event)\\.',
  'features/taking/web/directions/(attempt-introduction|directions|early-close-notice|part-directions|ruled-directions)\\.',
  'features/taking/web/directions/(section-directions|section-facts|start-button|use-heading-focus|window-notice)\\.',
  'features/taking/web/exam-window/(bottom-bar|calm-clock|complete-passage|exam-page|exam-window|guided-passage)\\.',
  'features/taking/web/exam-window/(loading-page|named-portion|other-sections|pages\\.lazy|passage|passage-scroll)\\.',
  'features/taking/web/exam-window/(phase-strip|question-panel|question-stage|review-page|save-status|sound-bars)\\.',
  'features/taking/web/exam-window/(split-prompt|tools-button|top-bar|troubles|unit-window|use-exam-keys)\\.',
  'features/taking/web/exam-window/(use-keyboard-room|use-missing-pictures|use-prefetch|use-question-gate)\\.',
  'features/taking/web/exam-window/(use-section-route|use-steps|use-stop-sound-on-leave|use-unit)\\.',
  'features/taking/web/files/reattach-file\\.',
  'features/taking/web/finishing/submission-screen\\.',
  'features/taking/web/instant-feedback/instant-feedback\\.',
  'features/taking/web/launch/(attempt-loader|begin-attempt|last-window|maintain-offline-copy|open-files|open-recordings)\\.',
  'features/taking/web/launch/(silent-device-notice|start-from-device|use-attempt|use-attempt-push|use-offline-copy)\\.',
  'features/taking/web/listening/(scene\\.lazy|sound)\\.',
  'features/taking/web/redo/previous-answer\\.',
  'features/taking/web/tools/(highlightable-text|lazy-tools|marks|text-ranges|tool-hint|use-marks|use-tools)\\.',
] as const;

/** The calls of a window, and what they refuse. */
export const takingCalls = [
  'features/taking/(refusals|contract/(attempt|files|legacy|save-answers|shapes))\\.ts',
  'features/taking/push-subjects\\.ts',
] as const;

/** Where the texts of the windows' messages are. */
export const takingMessages = [
  '^[^?]*features/taking/messages/',
  '^[^?]*features/taking/web/environment-check/messages\\.ts',
  '^[^?]*exam/question-types/messages\\.ts',
] as const;

/** What shows a question of any type, in windows and reports. */
export const questionParts = [
  'exam/question-types/(views-player|question-view)\\.',
  'exam/question-types/parts/(option-keys|option-masks|option-row|option-rows|passage-text|player|player-frame)\\.',
  'exam/stimulus/stimulus-text\\.',
  'packages/ui/gloss/glossed-text\\.',
  'packages/ui/parts/scale-strip\\.',
] as const;

/** Icons of the exam window, of which reports need some. */
export const windowIcons = ['packages/ui/icons/window-icons\\.'] as const;

/** Parts of the exam window, packed together because each is small. */
export const windowParts = [
  'packages/ui/parts/(clock|clock-reading|loading-indicator|question-grid|question-menu)\\.',
  'packages/ui/parts/(save-state|split-pane)\\.',
] as const;

/** Modules that need one type's logic need all of it; without this, twenty files of some hundred bytes would be chunks of their own. */
export const answerLogic = [
  'exam/question-types/[^/]+/(type|letters|entry|rational)\\.ts',
  'exam/question-types/parts/(model-answer|recorded-answer|handed|written-answer)\\.ts',
  'exam/question-types/(logic|shapes|spelling|markers)\\.ts',
] as const;

/** A regular expression that matches where any of the patterns does. */
export const combinePatterns = (patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'));
