/** A policy that allows what either of two allows, for pages of several builds behind the same headers. */
export function mergePolicies(one: string, other: string): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of [one, other].flatMap((policy) => policy.split('; '))) {
    const [name = '', ...sources] = directive.split(' ');
    const known = directives.get(name);
    directives.set(name, new Set([...(known ?? []), ...sources]));
  }
  return [...directives]
    .map(([name, sources]) => {
      if (sources.size > 1) sources.delete("'none'");
      return [name, ...sources].join(' ');
    })
    .join('; ');
}
