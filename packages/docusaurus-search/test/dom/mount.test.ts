import {h} from 'preact';
import {useEffect, useLayoutEffect, useState} from 'preact/hooks';
import {expect, test} from 'vitest';
import {mount} from '../../src/client/island/mount.ts';

test('a dialog whose effect closes it while it renders again is not set up anew', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  const setUp: boolean[] = [];
  let update = (_value: number) => {};
  const unmount = mount(
    h(() => {
      const [value, setValue] = useState(0);
      update = setValue;
      useLayoutEffect(() => void setUp.push(element.isConnected), []);
      // Runs with the rendering that follows, before the browser has painted this one.
      useEffect(() => {
        if (value !== 1) return;
        unmount();
        element.remove();
      });
      return h('dialog', {}, value);
    }, null),
    element,
  );
  update(1);
  await Promise.resolve();
  update(2);
  await expect.poll(() => element.innerHTML).toBe('');
  expect(setUp).toEqual([true]);
});
