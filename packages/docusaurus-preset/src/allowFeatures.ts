import type {PolicyKind, PolicyOptions} from '@help-center/html-first';

/** What a site may have asked for, and what the policy cannot see in its pages. */
export type PolicyFeature = 'gtag' | 'googleTagManager' | 'mermaid';

interface FeatureNeeds {
  readonly sources: Partial<Readonly<Record<PolicyKind, readonly string[]>>>;
  /** Who asks for it, as the author knows it. */
  readonly by: string;
  /** What the author may have to do besides. */
  readonly hint: string;
}

const TAGS = 'https://*.googletagmanager.com';

/** Google's hosts are those of developers.google.com/tag-platform/security/guides/csp */
const NEEDS: Readonly<Record<PolicyFeature, FeatureNeeds>> = {
  gtag: {
    sources: {
      scripts: ['https://www.googletagmanager.com'],
      images: ['https://*.google-analytics.com', TAGS],
      connections: ['https://*.google-analytics.com', 'https://*.analytics.google.com', TAGS],
    },
    by: 'the option gtag',
    hint: 'add what its advertising features load to htmlFirst.policy',
  },
  googleTagManager: {
    sources: {
      scripts: ['https://www.googletagmanager.com'],
      images: ['https://www.googletagmanager.com'],
      frames: ['https://www.googletagmanager.com'],
      connections: ['https://www.googletagmanager.com'],
    },
    by: 'the option googleTagManager',
    hint: 'add what the tags of the container load to htmlFirst.policy, such as https://*.google-analytics.com to connections',
  },
  // A diagram is drawn in the browser, with a style sheet and style attributes of its own.
  mermaid: {
    sources: {styles: ["'unsafe-inline'"]},
    by: 'markdown.mermaid',
    hint: 'pictures in place of diagrams need no such styles',
  },
};

/** The policy with what the features of a site need, and what the author should know of that, a line each. */
export function allowFeatures(
  policy: PolicyOptions,
  features: readonly PolicyFeature[],
): {policy: PolicyOptions; remarks: readonly string[]} {
  const merged: Partial<Record<PolicyKind, readonly string[]>> = {};
  for (const feature of features) {
    for (const [name, sources] of Object.entries(NEEDS[feature].sources)) {
      const kind = name as PolicyKind;
      merged[kind] = [...new Set([...(merged[kind] ?? policy[kind] ?? []), ...sources])];
    }
  }
  const remarks = features.map((feature) => {
    const {sources, by, hint} = NEEDS[feature];
    const all = Object.entries(sources).map(([kind, list]) => `${kind} ${list.join(' ')}`);
    return `allowed for ${by}: ${all.join(', ')}; ${hint}`;
  });
  return {policy: {...policy, ...merged}, remarks};
}
