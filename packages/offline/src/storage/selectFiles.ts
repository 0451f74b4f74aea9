import type {OfflineFile, OfflineFiles} from './OfflineFiles.ts';

/** The files of a copy with these groups, or of the whole site without `ids`. Ids that no longer exist are ignored. */
export function selectFiles(
  {files, common, groups}: OfflineFiles,
  ids?: readonly string[],
): readonly OfflineFile[] {
  if (!ids) return files;
  const places = new Set(common.files);
  for (const {id, files: own} of groups) if (ids.includes(id)) for (const place of own) places.add(place);
  return files.filter((_, place) => places.has(place));
}
