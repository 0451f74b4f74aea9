import {expect, test, vi} from 'vitest';
import {onRouteDidUpdate} from '../../src/client/landing.ts';

test('scrolls to the target of an address unless the reader returns to the page', async () => {
  document.body.innerHTML = '<h2 id="inner">Inner</h2>';
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  history.replaceState(null, '', '/b#inner');
  const update = async () => {
    onRouteDidUpdate({location: {pathname: '/b', hash: '#inner'}, previousLocation: {pathname: '/a'}});
    await new Promise(requestAnimationFrame);
  };
  await update();
  expect(scroll).toHaveBeenCalledOnce();
  dispatchEvent(new PopStateEvent('popstate'));
  await update();
  expect(scroll).toHaveBeenCalledOnce();
  scroll.mockRestore();
});
