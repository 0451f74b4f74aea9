import {expect, test} from 'vitest';
import '../../src/client/mobileMenu.ts';

test('Escape closes the mobile menu and moves the focus from inside it to its button', () => {
  document.body.innerHTML =
    '<button class="navbar__toggle"></button><div class="navbar-sidebar--show"><button class="navbar-sidebar__close"></button><a href="/">Home</a></div>';
  document.querySelector<HTMLElement>('.navbar-sidebar__close')!.onclick = () =>
    document.querySelector('.navbar-sidebar--show')?.remove();
  document.querySelector('a')!.focus();
  dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));
  expect(document.querySelector('.navbar-sidebar--show')).toBeNull();
  expect(document.activeElement?.className).toBe('navbar__toggle');
});
