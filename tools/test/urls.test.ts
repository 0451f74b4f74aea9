import {describe, expect, it} from 'vitest';
import {collectUrls, compareUrls} from '../src/urls/urls.ts';
import {createSite} from './createSite.ts';

const PAGE =
  '<html><link rel=canonical href=https://help.example.com/docs/A/><body><nav><h2 id=menu></h2></nav><main><h2 class="anchor" id=steps>Steps</h2><h3 id="check">Check</h3><span role=tooltip id=_R_1_>x</span></main>';

describe('collectUrls', () => {
  it('lists pages and the anchors of their content', () => {
    const dir = createSite({
      'build/docs/A/index.html': PAGE,
      'build/404.html': PAGE.replace('/docs/A/', '/404.html'),
    });
    expect(collectUrls(`${dir}/build`).urls).toEqual(['/docs/A/', '/docs/A/#check', '/docs/A/#steps']);
  });

  it('treats a page that redirects as a redirect', () => {
    const redirect =
      '<meta http-equiv="refresh" content="0; url=/docs/A/"><link rel="canonical" href="/docs/A/" />';
    const dir = createSite({'build/docs/Old/index.html': redirect});
    expect(collectUrls(`${dir}/build`)).toEqual({urls: [], redirected: new Set(['/docs/Old/'])});
  });
});

describe('compareUrls', () => {
  const ledger = ['/docs/A/', '/docs/A/#steps', '/docs/Old/', '/docs/Old/#a'];

  it('allows removing a redirected address with its anchors', () => {
    const changes = compareUrls(ledger, {
      urls: ['/docs/A/', '/docs/A/#steps'],
      redirected: new Set(['/docs/Old']),
    });
    expect(changes).toEqual({added: [], redirected: ['/docs/Old/', '/docs/Old/#a'], lost: []});
  });

  it('explains the fix for a lost address', () => {
    const {lost} = compareUrls(ledger, {urls: ['/docs/A/', '/docs/A/#steps'], redirected: new Set()});
    expect(lost).toEqual([
      '/docs/Old/ answers no more. Add "redirect_from: [/docs/Old/]" to the page that replaces it.',
    ]);
  });

  it('explains the fix for a lost anchor', () => {
    const {lost} = compareUrls(ledger, {
      urls: ['/docs/A/', '/docs/Old/', '/docs/Old/#a'],
      redirected: new Set(),
    });
    expect(lost).toEqual([
      '/docs/A/#steps is gone from its page. Give the heading back its anchor: {#steps}.',
    ]);
  });

  it('treats addresses with and without trailing slash as equal', () => {
    const built = {
      urls: ['/docs/A', '/docs/A#steps', '/docs/Old', '/docs/Old#a'],
      redirected: new Set<string>(),
    };
    expect(compareUrls(ledger, built)).toEqual({added: [], redirected: [], lost: []});
  });

  it('lists new addresses', () => {
    const {added} = compareUrls(ledger, {urls: [...ledger, '/docs/New/'], redirected: new Set()});
    expect(added).toEqual(['/docs/New/']);
  });
});
