import type {ContextFilters, SearchConfig} from '../../contract/SearchConfig.ts';

/** A docs instance with several versions. */
export interface VersionedDocs {
  readonly id: string;
  /** `tag` is the tag of the version's records. */
  readonly versions: readonly {readonly tag: string; readonly label: string}[];
}

/** The docs instances with more than one version. */
export function listVersionedDocs({context}: SearchConfig): readonly VersionedDocs[] {
  return (context?.docs ?? [])
    .map(({id, versions}) => ({
      id,
      versions: versions.map(({name, label}) => ({tag: `docs-${id}-${name}`, label})),
    }))
    .filter(({versions}) => versions.length > 1);
}

const toCondition = (tag: string) => `docusaurus_tag:${tag}`;

/** The tag of the version that the filters select. */
export function versionIn(filters: ContextFilters, {versions}: VersionedDocs): string | undefined {
  return versions.find(({tag}) => filters.flat().includes(toCondition(tag)))?.tag;
}

/** The filters with the chosen versions in place of others of the same docs; unknown tags are ignored. */
export function chooseVersions(
  filters: ContextFilters,
  docs: readonly VersionedDocs[],
  chosen: readonly string[],
): ContextFilters {
  const instead = new Map<string, string>();
  for (const {versions} of docs) {
    const choice = versions.find(({tag}) => chosen.includes(tag));
    for (const {tag} of versions) if (choice) instead.set(toCondition(tag), toCondition(choice.tag));
  }
  const choose = (condition: string) => instead.get(condition) ?? condition;
  return filters.map((group) => (typeof group === 'string' ? group : group.map(choose)));
}
