import type {HitBody} from '@help-center/engine/protocol';
import {escape} from './describeHit.ts';

/**
 * What a page is about, with the words of the query marked, for pages that were found by words outside of their title: the
 * description, behind a keyword that was found if the description has none of the words.
 */
export function tellAbout({description, keywords = []}: HitBody, query: string): string {
  const about = (description ?? '') as string;
  // Shorter words, such as "no", say nothing.
  const words = RegExp(`\\b(${query.match(/\p{L}{3,}/gu)?.join('|') ?? '$^'})`, 'gi');
  const texts = [about, ...(keywords as string[]).map((keyword) => `${keyword} · ${about}`)];
  return escape(texts.find((text) => text.search(words) >= 0) ?? about).replace(words, '<mark>$&</mark>');
}
