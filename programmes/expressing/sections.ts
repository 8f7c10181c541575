import type { AdaptiveRule, ClockRule, NavigationScope, PartRule, SectionRule, Tool } from '@inkstone/exam/blueprint';
import { failUnsupported, readFields, toPair, toSlug, type Fields } from './fields.ts';
import { mergeModule, readPart, type ReadPart } from './parts.ts';

const scopes: Readonly<Record<string, NavigationScope>> = {
  none: 'none',
  task: 'task',
  module: 'part',
  part: 'part',
  'part+previous-frq-part': 'section',
  section: 'section',
  exam: 'exam',
};

function readNavigation(fields: Fields, before: SectionRule | undefined): Pick<SectionRule, 'navigation' | 'revisits'> {
  const [scope, back] = [fields.text('navScope'), fields.flag('backAllowed')];
  const navigation =
    scope === undefined ? (back ? 'section' : 'none') : (scopes[scope] ?? failUnsupported(fields.path, scope));
  if (back !== (navigation !== 'none' && navigation !== 'task')) failUnsupported(fields.path, { scope, back });
  return { navigation, ...(scope === 'part+previous-frq-part' && before && { revisits: [before.id] }) };
}

interface Stages {
  adaptive?: AdaptiveRule;
  parts: readonly PartRule[];
}

/** The modules of a two-stage section: first the router, then the routes from the hardest down. */
function readStages(rule: Fields, read: readonly ReadPart[]): Stages {
  const stages = rule.objects('stages').map((stage) => {
    const id = stage.text('id') ?? failUnsupported(stage.path, 'no id');
    const [fixed, from, to] = [stage.number('seconds'), stage.number('secondsMin'), stage.number('secondsMax')];
    stage.finish();
    return { id, seconds: fixed ?? { from: from ?? 0, to: to ?? failUnsupported(stage.path, 'no seconds') } };
  });
  const parts = stages.map(({ id, seconds }, index): PartRule => {
    const mine = read.filter(({ stage }) => stage === id).map(({ part }) => part);
    const module = mine.length > 0 ? mergeModule(id, mine) : { ...getPart(read, index === 0 ? 0 : 1, rule), id };
    return { ...module, clock: { seconds, duringAudio: 'runs', atZero: 'closes' } };
  });
  const share = rule.number('routeUpperIfAtLeast') ?? 0.6;
  rule.ignore('routeConfidence');
  const [router, ...routes] = stages.map((stage) => stage.id);
  const last = routes.length - 1;
  return {
    parts,
    adaptive: {
      kind: 'two-stage',
      router: router ?? failUnsupported(rule.path, 'no router'),
      routes: routes.map((part, index) => ({ part, atLeastPercent: index === last ? 0 : share * 100 })),
      estimate: true,
    },
  };
}

const getPart = (read: readonly ReadPart[], index: number, rule: Fields): PartRule =>
  read[index]?.part ?? failUnsupported(rule.path, `no part ${index}`);

function readAdaptive(fields: Fields, read: readonly ReadPart[]): Stages {
  const value = fields.take('adaptive');
  const parts = read.map(({ part }) => part);
  if (value === undefined) return { parts };
  // A section that adapts without details adapts per item.
  if (value === true) return { parts, adaptive: { kind: 'item-level' } };
  const rule = readFields(value, `${fields.path}.adaptive`);
  const type = rule.text('type');
  const stages =
    type === 'multistage' ? readStages(rule, read) : { parts, adaptive: { kind: 'item-level' } satisfies AdaptiveRule };
  if (type !== 'multistage' && type !== 'item-level') failUnsupported(rule.path, type);
  rule.finish();
  return stages;
}

/** Whether the section's seconds are its clock, or a displayed total of its parts' clocks. */
function readTimes(fields: Fields, navigation: NavigationScope, parts: readonly PartRule[]) {
  const [least, most, seconds] = [fields.number('secondsMin'), fields.number('secondsMax'), fields.number('seconds')];
  const [perSet, answering] = [fields.number('secondsPerPassage'), fields.number('answerSeconds')];
  const stops = fields.flag('clockStopsDuringAudio') ?? false;
  const suggested = fields.flag('suggestedTime') ?? false;
  const free = navigation === 'section' || navigation === 'exam';
  const [only] = parts;
  const same = parts.length === 1 && only?.clock?.seconds === seconds && navigation !== 'part';
  const own: readonly PartRule[] = same ? parts.map((part) => ({ ...part, clock: undefined })) : parts;
  const timed = own.every((part) => part.clock ?? part.windows?.responseSeconds !== undefined);
  const soft = own.map((part) =>
    part.clock && free ? { ...part, clock: { ...part.clock, atZero: 'overtime' as const } } : part,
  );
  if (seconds === undefined) return { parts: soft };
  const from = least ?? seconds;
  const to = least === undefined ? (most ?? seconds) : seconds;
  const span = perSet === undefined ? { from, to } : { from, to, perSet };
  if (timed && !free) return { parts: own, shownSeconds: from === to ? from : span };
  const clock: ClockRule = {
    seconds: answering ?? (from === to ? from : span),
    duringAudio: stops ? 'stops' : 'runs',
    atZero: suggested ? 'overtime' : 'closes',
  };
  return { parts: soft, clock, ...(answering !== undefined && { shownSeconds: from === to ? from : span }) };
}

/** Checks that a section's counts agree with its parts. */
function checkCounts(fields: Fields, parts: readonly PartRule[], adaptive: AdaptiveRule | undefined): void {
  const last = adaptive?.kind === 'two-stage' ? adaptive.routes.at(-1)?.part : undefined;
  const taken = parts.filter((part) => part.id !== last);
  const total = (end: 'from' | 'to'): number =>
    taken.reduce((sum, part) => sum + (part.questions?.[end] ?? 0) * part.sets[end], 0);
  const unscored = taken.flatMap((part) => part.tasks ?? []).filter((task) => task.unscored);
  const trial = unscored.reduce((sum, task) => sum + task.questions.to * task.sets.to, 0);
  const [items, most] = [fields.number('items'), fields.number('itemsMax')];
  const [scored, unscoredMost] = [fields.number('itemsScored'), fields.number('itemsUnscoredMax')];
  if (items !== undefined && total('from') !== items) failUnsupported(fields.path, { items, parts: total('from') });
  if (most !== undefined && total('to') < most) failUnsupported(fields.path, { most, parts: total('to') });
  if (scored !== undefined && (items ?? 0) - trial !== scored) failUnsupported(fields.path, { scored });
  if (unscoredMost !== undefined && trial !== unscoredMost) failUnsupported(fields.path, { unscoredMost });
}

function readDetails(fields: Fields): Partial<SectionRule> {
  const [pause, conditional] = [fields.number('breakAfterSeconds'), fields.flag('breakOnlyIfNextOptionalTaken')];
  const [weight, read] = [fields.number('weight'), fields.number('readSeconds')];
  return {
    ...(pause !== undefined && {
      breakAfter: {
        seconds: pause,
        endsEarly: fields.flag('breakEndsEarly') ?? failUnsupported(fields.path, 'a break that may end early or not'),
        ends: fields.text('breakEnds') === 'atOnce' ? 'atOnce' : 'byStudent',
        ...(conditional && { onlyIfTaken: 'next' }),
      },
    }),
    ...(weight !== undefined && { weight }),
    ...(read !== undefined && { readSeconds: read }),
    ...(fields.flag('optional') && { optional: true }),
    ...(fields.flag('scored') === false && { unscored: true }),
    ...(fields.flag('confirmAnswer') && { confirmAnswer: true }),
    ...(fields.flag('configurable') && { configurable: true }),
  };
}

const readTools = (fields: Fields): readonly Tool[] => [
  ...(fields.flag('calculator') ? ['calculator' as const] : []),
  ...(fields.text('referenceShown') ? ['project-reference' as const] : []),
];

const withDistinctIds = (parts: readonly PartRule[]): readonly PartRule[] =>
  parts.map((part, index) => {
    const seen = parts.slice(0, index).some((earlier) => earlier.id === part.id);
    return seen ? { ...part, id: `${part.id}-${index + 1}` } : part;
  });

/** Reads one section; throws on unsupported facts. */
export function readSection(fields: Fields, before: SectionRule | undefined): SectionRule {
  const name = fields.text('name') ?? failUnsupported(fields.path, 'no name');
  const navigation = readNavigation(fields, before);
  const stages = readAdaptive(fields, fields.objects('parts').map(readPart));
  const { parts, ...times } = readTimes(fields, navigation.navigation, stages.parts);
  checkCounts(fields, parts, stages.adaptive);
  const section: SectionRule = {
    id: toSlug(name),
    name: toPair(name),
    skill: fields.text('skill') ?? failUnsupported(fields.path, 'no skill'),
    directions: toPair(''),
    ...navigation,
    reviewScreen: fields.flag('reviewScreen') ?? false,
    ...times,
    ...readDetails(fields),
    ...(stages.adaptive && { adaptive: stages.adaptive }),
    tools: readTools(fields),
    clipboard: false,
    parts: withDistinctIds(parts),
  };
  fields.ignore('breakConfidence', 'breakSource', 'perModuleMixConfidence');
  fields.finish();
  return section;
}
