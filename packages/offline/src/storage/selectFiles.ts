import type {OfflineFile, OfflineFiles} from './OfflineFiles.ts';

/** The files of a copy that holds these groups, by their ids; of the whole site without them. Groups that the site no longer has are left out. */
export function selectFiles(
  {files, common, groups}: OfflineFiles,
  ids?: readonly string[],
): readonly OfflineFile[] {
  if (!ids) return files;
  const places = new Set(common.files);
  for (const {id, files: own} of groups) if (ids.includes(id)) for (const place of own) places.add(place);
  return files.filter((_, place) => places.has(place));
}
