/** Whether a key press opens search: Ctrl or Cmd with K or, if `characters` is set, a slash outside of fields. */
export function isShortcut(event: KeyboardEvent, characters: boolean): boolean {
  if (event.isComposing || event.defaultPrevented) return false;
  if (event.key.toLowerCase() === 'k') {
    return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  }
  return characters && event.key === '/' && !hasModifier(event) && !isEditable(event.target);
}

/** The first character of a query typed on the search button; `null` for control keys and shortcuts. */
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

/** Whether the target is a field that takes text. */
export function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Widgets in which a character jumps to an entry or controls a player. */
const WIDGETS =
  '[role=menu], [role=menubar], [role=listbox], [role=tree], [role=grid], [role=radiogroup], [role=slider], [role=application], audio, video, dialog, [role=dialog]';

/** Whether the target uses characters itself, or another listener has already handled the key. */
export function takesCharacters({target, defaultPrevented}: KeyboardEvent): boolean {
  return defaultPrevented || (target instanceof Element && target.closest(WIDGETS) !== null);
}

/** Whether the middle button, or the modifier keys held, open a link in a new tab or window. */
export function opensElsewhere({
  ctrlKey,
  metaKey,
  shiftKey,
  button,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'> & {readonly button?: number}): boolean {
  return ctrlKey || metaKey || shiftKey || button === 1;
}
