import {useEffect, useState} from 'react';

/** Milliseconds without a change before a text is announced, so that it does not talk over typing. */
const REST_MS = 400;

/** The text for the live region: `text` once it has stopped changing. */
export function useAnnouncement(text: string): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return spoken;
}
