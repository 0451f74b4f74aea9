import type {HashedFolder} from '@help-center/built-site';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A regular expression for the files that browsers may keep for good, below the base path. */
export function hashedPattern(folders: readonly HashedFolder[]): string {
  return folders
    .map(({folder, except}) => {
      const others = except.length === 0 ? '' : `(?!(?:${except.map(escape).join('|')})$)`;
      return escape(folder) + others;
    })
    .join('|');
}
