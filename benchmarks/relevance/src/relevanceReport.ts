import {
  average,
  averageOfCorpora,
  groupBy,
  reciprocalRank,
  type Measurement,
  type Metrics,
} from './metrics.ts';
import type {EngineInfo} from './measureEngines.ts';
import {pairedBootstrap} from './pairedBootstrap.ts';
import {QUERY_VARIANTS, type QueryVariant} from './readPairs.ts';

/** The engine that all others are compared with. */
export const OURS = 'ours';

/** What the tables say, as Markdown. */
export function relevanceReport(measurements: readonly Measurement[]): string {
  const parts = [
    '### All corpora, each weighing the same',
    metricsTable(measurements, averageOfCorpora),
    ...comparisonPart(measurements),
  ];
  for (const [group, own] of groupBy(measurements, (measurement) => measurement.group)) {
    parts.push(`### Group ${group}`, metricsTable(own, average));
  }
  for (const [corpus, own] of groupBy(measurements, (measurement) => measurement.corpus)) {
    parts.push(`### Corpus ${corpus}`, metricsTable(own, average));
  }
  return parts.join('\n\n');
}

/** One row an engine; for each variant success@1 / @3, MRR@10 and the share without a result. */
function metricsTable(measurements: readonly Measurement[], summarise: Summarise): string {
  const variants = QUERY_VARIANTS.filter((variant) => measurements.some((own) => own.variant === variant));
  const counts = variants.map((variant) => {
    const pairs = new Set(ofVariant(measurements, variant).map(({corpus, pair}) => `${corpus} ${pair}`));
    return `${variant} (${pairs.size})`;
  });
  const rows = [...groupBy(measurements, ({engine}) => engine)].map(([engine, own]) => [
    engine,
    ...variants.flatMap((variant) => {
      const chosen = ofVariant(own, variant);
      if (chosen.length === 0) return ['-', '-', '-'];
      const metrics = summarise(chosen);
      return [
        metrics.reciprocalRank.toFixed(3),
        `${percent(metrics.successAt1)} / ${percent(metrics.successAt3)}`,
        percent(metrics.zeroResults),
      ];
    }),
  ]);
  const head = ['engine', ...counts.flatMap((name) => [`${name} MRR@10`, 'success@1 / @3 %', 'no result %'])];
  return markdownTable(head, rows);
}

type Summarise = (measurements: readonly Measurement[]) => Metrics;

/** How questions are averaged, and within what they are drawn. */
interface Weighting {
  readonly summarise: Summarise;
  readonly stratum: (measurement: Measurement) => string;
}

const BY_CORPUS: Weighting = {summarise: averageOfCorpora, stratum: ({corpus}) => corpus};
/** A group has few questions in a corpus: each question weighs the same, as in the table of the group. */
const BY_QUESTION: Weighting = {summarise: average, stratum: () => 'all'};

/** Ours against the best peer of each variant, pooled and for each group; empty without ours or without a peer. */
function comparisonPart(measurements: readonly Measurement[]): string[] {
  const engines = new Set(measurements.map(({engine}) => engine));
  if (!engines.has(OURS) || engines.size < 2) return [];
  const scopes: (readonly [string, readonly Measurement[], Weighting])[] = [
    ['all', measurements, BY_CORPUS],
    ...[...groupBy(measurements, ({group}) => group)].map(
      ([group, own]) => [group, own, BY_QUESTION] as const,
    ),
  ];
  const rows = scopes.flatMap(([scope, own, weighting]) =>
    QUERY_VARIANTS.flatMap((variant) => {
      const row = comparisonRow(ofVariant(own, variant), weighting);
      return row === null ? [] : [[scope, variant, ...row]];
    }),
  );
  const head = ['questions', 'variant', 'best peer', 'ours - peer, MRR@10', '95 % interval', 'p'];
  return ['### Ours against the best peer (paired bootstrap)', markdownTable(head, rows)];
}

function comparisonRow(measurements: readonly Measurement[], weighting: Weighting): string[] | null {
  const byEngine = groupBy(measurements, ({engine}) => engine);
  const ours = byEngine.get(OURS);
  const best = [...byEngine]
    .filter(([engine]) => !engine.startsWith(OURS))
    .map(([engine, own]) => ({engine, own, score: weighting.summarise(own).reciprocalRank}))
    .toSorted((a, b) => b.score - a.score)[0];
  if (ours === undefined || best === undefined) return null;
  const {difference, low, high, p} = pairedBootstrap(differencesOf(ours, best.own, weighting));
  return [
    `${best.engine} ${best.score.toFixed(3)}`,
    signed(difference),
    `${signed(low)} to ${signed(high)}`,
    p < 0.001 ? '< 0.001' : p.toFixed(3),
  ];
}

function differencesOf(
  ours: readonly Measurement[],
  peer: readonly Measurement[],
  {stratum}: Weighting,
): number[][] {
  const scoreOf = new Map(peer.map((own) => [`${own.corpus} ${own.pair}`, reciprocalRank(own)]));
  return [...groupBy(ours, stratum).values()].map((list) =>
    list.flatMap((own) => {
      const score = scoreOf.get(`${own.corpus} ${own.pair}`);
      return score === undefined ? [] : [reciprocalRank(own) - score];
    }),
  );
}

function ofVariant(measurements: readonly Measurement[], variant: QueryVariant): Measurement[] {
  return measurements.filter((measurement) => measurement.variant === variant);
}

/** Rows as a Markdown table. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Names, versions and settings of the engines, as a Markdown table. */
export function enginesTable(engines: readonly EngineInfo[]): string {
  return markdownTable(
    ['name', 'version', 'settings'],
    engines.map(({name, version, settings}) => [name, version, settings]),
  );
}

/** A share in whole percent. */
export function percent(share: number): string {
  return String(Math.round(share * 100));
}

function signed(value: number): string {
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(3)}`;
}
