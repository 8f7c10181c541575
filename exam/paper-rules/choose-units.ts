import type { Model } from './build-model.ts';
import type { PaperUnit } from './types.ts';

const listUnits = ({ profiles }: Model, index: number): PaperUnit[] =>
  (profiles[index]?.classes ?? []).flatMap(({ units }) => units);

/** Units for the numbers, or profiles that together have too few families for them. */
export type UnitChoice =
  | { status: 'chosen'; units: PaperUnit[] }
  | { status: 'short'; profiles: ReadonlySet<number>; families: number };

/** Assigns families to demands so that no family serves two, one demand after the other along alternating paths. */
class FamilyMatching {
  /** The demand that each family serves. */
  private readonly demandByFamily = new Map<number, number>();
  private readonly familiesByProfile: ReadonlyMap<number, readonly number[]>;
  private readonly demands: readonly number[];

  constructor(familiesByProfile: ReadonlyMap<number, readonly number[]>, demands: readonly number[]) {
    this.familiesByProfile = familiesByProfile;
    this.demands = demands;
  }

  private listFamilies(demand: number): readonly number[] {
    return this.familiesByProfile.get(this.demands[demand] ?? -1) ?? [];
  }

  /** Serves one more demand; else the profiles that its search reached, and their families. */
  private serve(first: number): { profiles: Set<number>; families: number } | null {
    const cameFrom = new Map<number, number>();
    const waiting = [first];
    const profiles = new Set<number>();
    for (let demand = waiting.shift(); demand !== undefined; demand = waiting.shift()) {
      profiles.add(this.demands[demand] ?? -1);
      for (const family of this.listFamilies(demand)) {
        if (cameFrom.has(family)) continue;
        cameFrom.set(family, demand);
        const server = this.demandByFamily.get(family);
        if (server === undefined) {
          this.turn(family, cameFrom);
          return null;
        }
        waiting.push(server);
      }
    }
    return { profiles, families: cameFrom.size };
  }

  /** Gives a free family to the demand that found it, whose former family goes to the one before, and so on. */
  private turn(free: number, cameFrom: ReadonlyMap<number, number>): void {
    let family: number | undefined = free;
    while (family !== undefined) {
      const demand: number = cameFrom.get(family) ?? -1;
      const previous = [...this.demandByFamily].find(([, served]) => served === demand)?.[0];
      this.demandByFamily.set(family, demand);
      family = previous;
    }
  }

  /** Serves all demands: the family of each; else the profiles that have too few. */
  run(): { families: Map<number, number> } | { profiles: Set<number>; families: number } {
    for (const demand of this.demands.keys()) {
      const short = this.serve(demand);
      if (short) return short;
    }
    return { families: new Map([...this.demandByFamily].map(([family, demand]) => [demand, family])) };
  }
}

/** Takes as many units of each profile as the numbers say, no two of one family where that is a rule. */
export function chooseUnits(model: Model, counts: readonly number[]): UnitChoice {
  if (!model.isFamilyUnique) {
    const units = counts.flatMap((count, index) => (count > 0 ? listUnits(model, index).slice(0, count) : []));
    return { status: 'chosen', units };
  }
  const demands = counts.flatMap((count, index) => Array.from({ length: count }, () => index));
  const familiesByProfile = new Map(
    [...new Set(demands)].map((index) => [index, [...new Set(listUnits(model, index).map(({ family }) => family))]]),
  );
  const matching = new FamilyMatching(familiesByProfile, demands).run();
  if ('profiles' in matching) return { status: 'short', ...matching };
  const units = demands.flatMap((profile, demand) => {
    const family = matching.families.get(demand);
    return listUnits(model, profile).find((unit) => unit.family === family) ?? [];
  });
  return { status: 'chosen', units };
}
