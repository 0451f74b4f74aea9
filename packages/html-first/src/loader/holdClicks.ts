import {CONTROL, isSearchShortcut} from './intercept.ts';

/** Keeps clicks on controls, and the keys that open search, from the first moment. The function it returns lets them go. */
export function holdClicks(): () => void {
  const held: (() => void)[] = [];

  const onClick = (event: MouseEvent) => {
    const {target, button} = event;
    if (button !== 0 || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
    const control = target.closest<HTMLElement>(CONTROL);
    if (control === null || control.closest('[data-native]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(() => control.click());
  };

  const onKey = (event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(() => event.target?.dispatchEvent(new KeyboardEvent('keydown', event)));
  };

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  return () => {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKey, true);
    for (const again of held) again();
  };
}
