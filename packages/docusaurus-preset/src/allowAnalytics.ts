import type {PolicyKind, PolicyOptions} from '@help-center/html-first';
import type {PresetOptions} from './PresetOptions.ts';

type Sources = Partial<Readonly<Record<PolicyKind, readonly string[]>>>;

const TAGS = 'https://*.googletagmanager.com';
const REPORTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', TAGS];

/** What Google's tags load and send, by the option that puts them into pages: developers.google.com/tag-platform/security/guides/csp */
const SOURCES: Readonly<Record<'gtag' | 'googleTagManager', Sources>> = {
  gtag: {
    scripts: ['https://www.googletagmanager.com'],
    images: ['https://*.google-analytics.com', TAGS],
    connections: REPORTS,
  },
  googleTagManager: {
    scripts: ['https://www.googletagmanager.com'],
    images: ['https://www.googletagmanager.com'],
    frames: ['https://www.googletagmanager.com'],
    connections: ['https://www.googletagmanager.com'],
  },
};

/** The policy with what the options `gtag` and `googleTagManager` need, and what the author should know of that, a line each. */
export function allowAnalytics(
  policy: PolicyOptions,
  options: Pick<PresetOptions, 'gtag' | 'googleTagManager'>,
): {policy: PolicyOptions; remarks: readonly string[]} {
  const used = (['gtag', 'googleTagManager'] as const).filter((name) => Boolean(options[name]));
  const remarks = used.map((name) => {
    const origins = [...new Set(Object.values(SOURCES[name]).flat())].join(', ');
    const more =
      name === 'gtag'
        ? 'what its advertising features load'
        : 'what the tags of the container load, such as https://*.google-analytics.com in connections';
    return `allowed for the option ${name}: ${origins}; add ${more} to htmlFirst.policy`;
  });
  const merged = used.reduce<PolicyOptions>(
    (all, name) => ({
      ...all,
      ...Object.fromEntries(
        Object.entries(SOURCES[name]).map(([kind, sources]) => [
          kind,
          [...new Set([...(all[kind as PolicyKind] ?? []), ...sources])],
        ]),
      ),
    }),
    policy,
  );
  return {policy: merged, remarks};
}
