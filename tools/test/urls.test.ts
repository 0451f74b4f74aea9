import {describe, expect, it} from 'vitest';
import {collectUrls} from '../src/urls/collectUrls.ts';
import {compareUrls} from '../src/urls/compareUrls.ts';
import {createSite} from './createSite.ts';

const PAGE =
  '<html><link rel=canonical href=https://help.example.com/docs/A/><body><nav><h2 id=menu></h2></nav><main><h2 class="anchor" id=steps>Steps</h2><h3 id="check">Check</h3><span role=tooltip id=_R_1_>x</span></main>';

describe('collectUrls', () => {
  it('lists pages with the anchors of their content', () => {
    const dir = createSite({
      'build/docs/A/index.html': PAGE,
      'build/404.html': PAGE.replace('/docs/A/', '/404.html'),
    });
    expect(collectUrls(`${dir}/build`).urls).toEqual(['/docs/A/', '/docs/A/#check', '/docs/A/#steps']);
  });

  it('takes a page that leads elsewhere as a redirect', () => {
    const redirect =
      '<meta http-equiv="refresh" content="0; url=/docs/A/"><link rel="canonical" href="/docs/A/" />';
    const dir = createSite({'build/docs/Old/index.html': redirect});
    expect(collectUrls(`${dir}/build`)).toEqual({urls: [], redirected: new Set(['/docs/Old/'])});
  });
});

describe('compareUrls', () => {
  const ledger = ['/docs/A/', '/docs/A/#steps', '/docs/Old/', '/docs/Old/#a'];

  it('lets an address go that a redirect answers, with its anchors', () => {
    const changes = compareUrls(ledger, {
      urls: ['/docs/A/', '/docs/A/#steps'],
      redirected: new Set(['/docs/Old']),
    });
    expect(changes).toEqual({added: [], redirected: ['/docs/Old/', '/docs/Old/#a'], lost: []});
  });

  it('says what to do about an address that nothing answers', () => {
    const {lost} = compareUrls(ledger, {urls: ['/docs/A/', '/docs/A/#steps'], redirected: new Set()});
    expect(lost).toEqual([
      '/docs/Old/ answers no more. Add "redirect_from: [/docs/Old/]" to the page that replaces it.',
    ]);
  });

  it('says what to do about an anchor that is gone from its page', () => {
    const {lost} = compareUrls(ledger, {
      urls: ['/docs/A/', '/docs/Old/', '/docs/Old/#a'],
      redirected: new Set(),
    });
    expect(lost).toEqual([
      '/docs/A/#steps is gone from its page. Give the heading back its anchor: {#steps}.',
    ]);
  });

  it('takes an address with and without a slash at its end for the same', () => {
    const built = {
      urls: ['/docs/A', '/docs/A#steps', '/docs/Old', '/docs/Old#a'],
      redirected: new Set<string>(),
    };
    expect(compareUrls(ledger, built)).toEqual({added: [], redirected: [], lost: []});
  });

  it('lists what is new', () => {
    const {added} = compareUrls(ledger, {urls: [...ledger, '/docs/New/'], redirected: new Set()});
    expect(added).toEqual(['/docs/New/']);
  });
});
