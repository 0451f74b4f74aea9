/** Whether a key press asks for the search: Ctrl or Cmd with K, or, where characters do, a slash outside of fields. */
export function isShortcut(event: KeyboardEvent, characters: boolean): boolean {
  if (event.isComposing || event.defaultPrevented) return false;
  if (event.key.toLowerCase() === 'k') {
    return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  }
  return characters && event.key === '/' && !hasModifier(event) && !isEditable(event.target);
}

/** The character that a key press on the search button starts the query with; `null` for control keys and shortcuts. */
export function toFirstCharacter(event: KeyboardEvent): string | null {
  return event.key === ' ' || event.key === '/' ? null : toCharacter(event);
}

/** The character that a key press adds to a query; `null` for control keys. */
export function toCharacter(event: KeyboardEvent): string | null {
  const printable = Array.from(event.key).length === 1;
  return printable && !hasModifier(event) && !event.isComposing ? event.key : null;
}

function hasModifier({ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** Whether keys pressed there are text of the reader's own. */
export function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Widgets in which a character moves to the entry that it starts, or controls a player. */
const WIDGETS =
  '[role=menu], [role=menubar], [role=listbox], [role=tree], [role=grid], [role=radiogroup], [role=slider], [role=application], audio, video, dialog, [role=dialog]';

/** Whether a character has a meaning of its own where the key was pressed, or somebody has used it already. */
export function takesCharacters({target, defaultPrevented}: KeyboardEvent): boolean {
  return defaultPrevented || (target instanceof Element && target.closest(WIDGETS) !== null);
}

/** Whether the keys that are held send a link to a new tab or window. */
export function opensElsewhere({
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return ctrlKey || metaKey || shiftKey;
}
