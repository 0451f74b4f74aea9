import type {HitBody} from '@help-center/engine/protocol';
import {escape} from './describeHit.ts';

/**
 * What a page is about in at most `size` words, with those of the query marked, for pages that were found by words outside of
 * their title: the beginning of the description, behind a keyword that was found if that has none of the words.
 */
export function tellAbout({description, keywords = []}: HitBody, query: string, size = 99): string {
  const about = (description ?? '') as string;
  // Shorter words, such as "no", say nothing.
  const words = RegExp(`\\b(${query.match(/\p{L}{3,}/gu)?.join('|') ?? '$^'})`, 'gi');
  const texts = [about, ...(keywords as string[]).map((keyword) => `${keyword} · ${about}`)].map((text) =>
    text.replace(RegExp(`^((\\S+ ){${size}}).+`), '$1…'),
  ) as [string];
  return escape(texts.find((text) => text.search(words) >= 0) ?? texts[0]).replace(words, '<mark>$&</mark>');
}
