import {expect, it} from 'vitest';
import {toVariant, VARIANTS, variantScript, type Variant} from '../../src/navigation/variants.ts';

const [shipped, , prerendered, withTransition] = VARIANTS as [Variant, Variant, Variant, Variant];
const PAGE =
  '<html><head><meta http-equiv="Content-Security-Policy" content="default-src \'self\'"><title>x</title></head><body><script src="/l.js" integrity="sha256-a" data-loader></script><script src="/m.js" integrity="sha256-b"></script></body></html>';

it('leaves a page as it is but for the policy', () => {
  expect(toVariant(PAGE, shipped)).toBe(
    '<html><head><script src="/navigation-benchmark.js"></script><title>x</title></head><body><script src="/l.js" integrity="sha256-a" data-loader></script><script src="/m.js" integrity="sha256-b"></script></body></html>',
  );
});

it('lets the browser render ahead what is pointed at', () => {
  expect(toVariant(PAGE, prerendered)).toContain('<script type="speculationrules">{"prerender":');
  expect(toVariant(PAGE, withTransition)).toContain('@view-transition{navigation:auto}');
});

it('takes links from the scripts of the page only where documents are loaded', () => {
  expect(variantScript(shipped, 'Next')).not.toContain('stopImmediatePropagation');
  expect(variantScript(prerendered, 'Next')).toContain('stopImmediatePropagation');
});
