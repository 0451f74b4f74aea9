export const named = 'This page has no default export';
