import type {ReactNode} from 'react';
import type {ContextFilters} from '../../contract/SearchConfig.ts';
import {type VersionedDocs, versionIn} from './docsVersions.ts';
import {PAGE_LABELS} from './labels.ts';

interface VersionFilterProps {
  readonly docs: readonly VersionedDocs[];
  /** The filters in force. */
  readonly filters: ContextFilters;
  /** Takes the tag of a version. */
  onChange(tag: string): void;
}

/** Chooses the version to search, for each docs instance with several. */
export function VersionFilter({docs, filters, onChange}: VersionFilterProps): ReactNode {
  return docs.map((one) => {
    const current = versionIn(filters, one);
    return (
      current !== undefined && (
        <label key={one.id} className="DocSearch-ProductFirst">
          {docs.length > 1 ? `${PAGE_LABELS.version} (${one.id})` : PAGE_LABELS.version}
          <select value={current} onChange={(event) => onChange(event.target.value)}>
            {one.versions.map(({tag, label}) => (
              <option key={tag} value={tag}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )
    );
  });
}
