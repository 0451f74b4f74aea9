import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

/** The values of a form's fields by name; includes what was typed before React ran. */
export function useFields<Name extends string>(
  defaults: Readonly<Record<Name, string>>,
): {fields: Readonly<Record<Name, string>>; form: RefObject<HTMLFormElement | null>; read: () => void} {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(defaults);
  const read = useCallback(() => {
    if (form.current === null) return;
    // The forms have no files, whose values would be objects.
    const entries = [...new FormData(form.current)].filter(([, value]) => typeof value === 'string');
    setFields((before) => ({...before, ...Object.fromEntries(entries)}));
  }, []);
  useEffect(read, [read]);
  return {fields, form, read};
}
