/** Replaces the theme's component that adds languages to the highlighter; a bundler keeps all of them for it. */
export default function includeNoLanguages(): void {}
