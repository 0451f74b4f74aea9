import {useEffect, useState} from 'react';

/** Milliseconds of rest before something is spoken, so that it does not talk over the reader's typing. */
const REST_MS = 400;

/** The text for the live region: `text` once it has rested. */
export function useAnnouncement(text: string): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return spoken;
}
